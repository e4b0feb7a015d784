import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Contained } from './Contained.tsx';

/**
 * Marks the surrounding `<astro-island>` with `data-hydrated` once the view answers to clicks and shows its
 * stores' current values; the page's `data-ready` waits for it. What no panel in it has caught ends here.
 */
export function island<Props extends object>(View: ComponentType<Props>): (props: Props) => ReactNode {
  return function Island(props) {
    const marker = useRef<HTMLTemplateElement>(null);

    useEffect(() => {
      // React renders what the stores changed meanwhile right after this effect, in the same task.
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
