import { Children, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Failed } from './Failed.tsx';

interface EntriesProps {
  /** Each an `<li>`. */
  children: ReactNode;
}

/** The entries of a list, each by itself: one that cannot be drawn says so, and the others stand. */
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
