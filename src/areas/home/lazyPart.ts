import { lazy, type ComponentType } from 'react';
import { platform } from '#platform/platform.ts';

/**
 * A part of home that the page is ready without.
 * @param without shows where the part's script does not arrive
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  without: ComponentType<Props>,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      platform().report('home, hero', error);
      return { default: without };
    }
  });
}
