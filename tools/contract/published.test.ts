import { expect, test } from 'vitest';
import { contractOf, published } from './files.ts';

test('the published contract is what the code makes of it', async () => {
  expect(await contractOf('sent')).toEqual(published());
});
