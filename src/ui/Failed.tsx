import { useLayoutEffect, useRef } from 'react';

interface FailedProps {
  of: 'island' | 'entry';
}

/**
 * In place of what cannot be drawn: words, and a button that opens the page once more. They stand in every page of
 * the account in its language (`layouts/Guarded.astro`), so that no part has to hand them on.
 */
export function Failed({ of }: FailedProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const words = document.querySelector<HTMLTemplateElement>(`template[data-${of}-failed]`);
    if (words) place.current?.replaceChildren(words.content.cloneNode(true));
  }, [of]);

  return <div ref={place} />;
}
