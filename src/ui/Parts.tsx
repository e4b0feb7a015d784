import { Children, type ReactNode } from 'react';
import { Contained } from './Contained.tsx';

interface PartsProps {
  children: ReactNode;
}

/** The panels of a page, each by itself: one that cannot be drawn says so, and the others stand. */
export function Parts({ children }: PartsProps) {
  return Children.map(children, (part) => <Contained>{part}</Contained>);
}
