import { useContext, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { Failed } from './Failed.tsx';
import { FormContext, NO_FORM } from './formState.ts';

interface ContainedProps {
  children: ReactNode;
}

/**
 * A part of the page that shows an error when it cannot be drawn, while the rest stays. Inside a form the whole form
 * fails: a form without some of its fields must not be sent.
 */
export function Contained({ children }: ContainedProps) {
  if (useContext(FormContext) !== NO_FORM) return children;
  return (
    <Boundary what="Panel" fallback={<Failed of="island" />}>
      {children}
    </Boundary>
  );
}
