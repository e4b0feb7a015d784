/** One block of a `_headers` file: a path pattern and the headers of the paths that fit. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: {} });
      continue;
    }
    const colon = line.indexOf(':');
    const rule = rules.at(-1);
    if (rule && colon > 0) rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}

/**
 * The headers of every block whose pattern fits, with their names in lower case; a later block overrides an earlier
 * one. `*` stands for any text.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const fitting = rules.filter((rule) => fits(rule.pattern, path));
  return Object.fromEntries(
    fitting.flatMap(({ headers }) =>
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
}

function fits(pattern: string, path: string): boolean {
  const expression = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${expression}$`).test(path);
}
