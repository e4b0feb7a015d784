import { useLayoutEffect, useRef } from 'react';

interface FailedProps {
  of: 'island' | 'entry';
}

/**
 * Replaces a part that cannot be drawn with a text and a button that opens the page again. Every account page holds
 * the text in its language (`layouts/Guarded.astro`), so that no component has to pass it on.
 */
export function Failed({ of }: FailedProps) {
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const texts = document.querySelector<HTMLTemplateElement>(`template[data-${of}-failed]`);
    if (texts) place.current?.replaceChildren(texts.content.cloneNode(true));
  }, [of]);

  return <div ref={place} />;
}
