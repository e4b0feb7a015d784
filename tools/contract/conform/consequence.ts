import type { Difference } from '../validator.ts';
import type { Fields } from './fields.ts';

/** What the page does with a value that is not as the contract says, in an answer that it can read. */
export function consequence(fields: Fields, { where, got }: Difference): string {
  const field = fields.at(where);
  const isEntry = /\[\d+\]/.test(where);
  if (field?.['x-needed'] === true || where.endsWith(']'))
    return isEntry ? 'The entry is left out.' : 'The page does not show this part.';
  if (field?.['x-unit'] === 'cents' && got !== 'nothing') return 'The page shows no amount, or a wrong one.';
  const about = typeof field?.description === 'string' ? ` (${field.description})` : '';
  return `The page does as if the value were not there.${about}`;
}
