import { recommendations } from './store.ts';

export function load(): Promise<unknown> {
  return recommendations.ensure();
}
