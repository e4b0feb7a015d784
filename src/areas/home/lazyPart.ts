import { lazy, type ComponentType } from 'react';
import { platform } from '#platform/platform.ts';

/**
 * A part of home that the page is ready without.
 * @param name of the component in the module that `load` imports
 * @param without shows where the part's script does not arrive; nothing does for decoration
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  without: ComponentType<Props> = () => null,
) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      platform().report('home, hero', error);
      return { default: without };
    }
  });
}
