import { expect, test } from 'vitest';
import { mainPart } from './pageAtFailure.ts';

const REPORT = `# Test info

- Name: browser/tickets.test.ts >> opens
- Location: tests/browser/tickets.test.ts:2:1

\`\`\`
Error: expect(locator).toBeVisible() failed
\`\`\`

\`\`\`yaml
- banner:
  - link "Films"
- main:
  - heading "Mes billets" [level=1]
- dialog "Partager":
  - button "Fermer"
- contentinfo:
  - link "Presse"
\`\`\`

# Test source
`;

test('a failure shows the page without its header and footer', () => {
  expect(mainPart(REPORT)).toBe(
    [
      'browser/tickets.test.ts >> opens: the page at its failure',
      '- main:',
      '  - heading "Mes billets" [level=1]',
      '- dialog "Partager":',
      '  - button "Fermer"',
      '',
    ].join('\n'),
  );
});

test('the page of a test that ran out of time is indented', () => {
  const indented = REPORT.replace(/^(?=- (?:banner|main|dialog|contentinfo)| {2}- )/gm, '    ');
  expect(mainPart(indented)).toContain('    - main:\n      - heading');
  expect(mainPart(indented)).not.toContain('Presse');
});

test('a page without a main part is shown whole, and a test without a page by its name', () => {
  const blank = REPORT.replace('- main:', '- region:');
  expect(mainPart(blank)).toContain('- banner:');
  expect(mainPart('- Name: unit')).toBe('unit: the page at its failure\n');
});
