import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#sites/site.ts';
import { Contained } from './Contained.tsx';
import { LanguageContext } from './language.ts';

/**
 * Marks the surrounding `<astro-island>` with `data-hydrated` once the view reacts to clicks and shows the current
 * values of its stores; the page's `data-ready` waits for this mark. It also catches the errors of drawing that no
 * panel has caught, and tells its parts the page's language (`useLanguage`).
 */
export function island<Props extends object>(
  View: ComponentType<Props>,
): (props: Props & { language: Language }) => ReactNode {
  return function Island(props) {
    const marker = useRef<HTMLTemplateElement>(null);

    useEffect(() => {
      // Right after this effect, in the same task, React renders the values that changed meanwhile.
      queueMicrotask(() => marker.current?.closest('astro-island')?.setAttribute('data-hydrated', ''));
    }, []);

    return (
      <LanguageContext value={props.language}>
        <Contained>
          <View {...props} />
        </Contained>
        <template ref={marker} />
      </LanguageContext>
    );
  };
}
