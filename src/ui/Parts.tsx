import { Children, type ReactNode } from 'react';
import { Contained } from './Contained.tsx';

interface PartsProps {
  children: ReactNode;
}

/** The panels of a page. A panel that cannot be drawn shows an error; the others stay. */
export function Parts({ children }: PartsProps) {
  return Children.map(children, (part) => <Contained>{part}</Contained>);
}
