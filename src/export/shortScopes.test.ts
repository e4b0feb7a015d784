import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames, withShortScopes } from './shortScopes.ts';

const HEADER = resolve('src/shell/Header.astro');
const FOOTER = resolve('src/shell/Footer.astro');
const STYLE = '?astro&type=style&index=0&lang.css';

const code = '<nav data-astro-cid-ab12cd34><a data-astro-cid-ab12cd34="true"></a></nav>';

function scopeOf(path: string): string {
  return /data-[0-9a-f]{4}(?=>)/.exec(withShortScopes(code, path, new Map()) ?? '')?.[0] ?? '';
}

test('elements and styles of a component get the same short attribute', () => {
  const taken = new Map<string, string>();
  const scope = scopeOf(HEADER);
  expect(withShortScopes(code, HEADER, taken)).toBe(`<nav ${scope}><a ${scope}="true"></a></nav>`);
  expect(withShortScopes('a[data-astro-cid-ab12cd34]{color:red}', `${HEADER}${STYLE}`, taken)).toBe(
    `a[${scope}]{color:red}`,
  );
});

test('components have scopes of their own, which follow from their paths in the project', () => {
  expect(scopeOf(HEADER)).not.toBe(scopeOf(FOOTER));
  expect(scopeOf(HEADER)).toBe(scopeOf('src/shell/Header.astro'));
});

test('two components with the same scope are refused, with their names', () => {
  const taken = new Map([[scopeOf(HEADER), 'src/shell/Other.astro']]);
  expect(() => withShortScopes(code, HEADER, taken)).toThrow(
    'src/shell/Header.astro and src/shell/Other.astro have the same scope',
  );
});

test.each([
  ['a script', 'src/shell/shell.ts', code],
  ['a component without styles', HEADER, '<nav></nav>'],
])('%s stays as it is', (_, id, text) => {
  expect(withShortScopes(text, id, new Map())).toBeUndefined();
});

test('a class is named after its style sheet', () => {
  const named = shortClassNames();
  expect(named('row', resolve('src/areas/tickets/Tickets.module.css'))).toBe('Tickets_row');
  expect(named('row', resolve('src/areas/tickets/Tickets.module.css?used'))).toBe('Tickets_row');
  expect(() => named('row', resolve('src/ui/Tickets.module.css'))).toThrow(
    'src/ui/Tickets.module.css and src/areas/tickets/Tickets.module.css have the same scope',
  );
});
