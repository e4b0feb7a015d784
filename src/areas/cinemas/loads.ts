import { cinemas } from '#account/cinemas/store.ts';
import { favourites } from './favouriteStore.ts';

export function load(): Promise<unknown> {
  return Promise.all([cinemas.ensure(), favourites.ensure()]);
}
