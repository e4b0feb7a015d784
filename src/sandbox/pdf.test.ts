import { expect, test } from 'vitest';
import { onePagePdf } from './pdf.ts';

async function textOf(blob: Blob): Promise<string> {
  return new TextDecoder('windows-1252').decode(await blob.arrayBuffer());
}

test('the cross-reference table points at each object, and the end at the table', async () => {
  const blob = onePagePdf('Facture', [{ text: 'Été – 19,90 €', size: 20 }, { text: 'L’année (2026) \\' }]);
  const file = await textOf(blob);
  expect(blob.type).toBe('application/pdf');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(6);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(start)).toMatch(/^xref\n0 7\n/);
  const [, length = '', stream = ''] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(file) ?? [];
  expect(stream).toHaveLength(Number(length));
});

test('text is in the encoding that the font declares, and cannot end its own string', async () => {
  const file = await textOf(onePagePdf('', [{ text: '€’–' }, { text: '(a) \\' }, { text: '漢' }]));
  expect(file).toContain('(€’–) Tj');
  expect(file).toContain('(\\(a\\) \\\\) Tj');
  expect(file).toContain('(?) Tj');
  expect(await textOf(onePagePdf('d’é', []))).toContain('/Title <feff0064201900e9>');
});
