import { tickets } from './store.ts';

export function load(): Promise<unknown> {
  return tickets.ensure();
}
