import { folded } from './matches.ts';

/** Letters and digits that every device can have in a file's name: `Les Cinémas 2026` becomes `les-cinemas-2026`. */
export function fileName(text: string): string {
  return folded(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join('-');
}
