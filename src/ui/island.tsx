import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Contained } from './Contained.tsx';

/**
 * Marks the surrounding `<astro-island>` with `data-hydrated` once the view reacts to clicks and shows the current
 * values of its stores; the page's `data-ready` waits for this mark. It also catches the errors of drawing that no
 * panel has caught.
 */
export function island<Props extends object>(View: ComponentType<Props>): (props: Props) => ReactNode {
  return function Island(props) {
    const marker = useRef<HTMLTemplateElement>(null);

    useEffect(() => {
      // Right after this effect, in the same task, React renders the values that changed meanwhile.
      queueMicrotask(() => marker.current?.closest('astro-island')?.setAttribute('data-hydrated', ''));
    }, []);

    return (
      <>
        <Contained>
          <View {...props} />
        </Contained>
        <template ref={marker} />
      </>
    );
  };
}
