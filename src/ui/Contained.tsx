import { lazy, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { platform } from '#platform/platform.ts';
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

/**
 * A part that the page is ready without, with a script of its own.
 * @param name for the report where the script does not arrive
 * @param without shows then; nothing does by default
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      platform().report(name, error);
      return { default: without };
    }
  });
}

/**
 * HTML that the build has put into an island. React takes it over as it stands, and may not make it (Trusted Types): an
 * island that is drawn anew, as on a translated page, gets the element itself back. A page has one island with such HTML.
 */
export function Slotted({ children }: ContainedProps) {
  const [element] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector('main astro-slot'),
  );
  const takeBack = (place: HTMLElement | null): void => {
    if (element) place?.append(element);
  };
  return (
    <Boundary what="Slot" fallback={<div ref={takeBack} />}>
      {children}
    </Boundary>
  );
}
