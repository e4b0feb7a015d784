import { expect, test } from 'vitest';
import { copyText } from './clipboard.ts';

function clipboard(writeText: (text: string) => Promise<void>) {
  return { clipboard: { writeText } as Clipboard };
}

test('the whole text is copied', async () => {
  const copied: string[] = [];
  const done = await copyText(
    'https://example.test/fr/V12S345/booking',
    clipboard((text) => {
      copied.push(text);
      return Promise.resolve();
    }),
  );
  expect(done).toBe(true);
  expect(copied).toEqual(['https://example.test/fr/V12S345/booking']);
});

test('[tickets/clipboard-absence-handled] without a clipboard, refused or broken, it is false and no error', async () => {
  const refused = clipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  const broken = clipboard(() => {
    throw new TypeError('not a function');
  });
  expect(await copyText('x', {})).toBe(false);
  expect(await copyText('x', refused)).toBe(false);
  expect(await copyText('x', broken)).toBe(false);
});
