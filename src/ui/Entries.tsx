import { Children, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Failed } from './Failed.tsx';

interface EntriesProps {
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/** The entries of a list. An entry that cannot be drawn shows an error; the others stay. */
export function Entries({ children }: EntriesProps) {
  return Children.map(children, (entry) => (
    <Boundary what="Entry" fallback={<FailedEntry />}>
      {entry}
    </Boundary>
  ));
}

function FailedEntry() {
  return (
    <li>
      <Failed of="entry" />
    </li>
  );
}
