import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { incompatibilities } from './compare.ts';
import type { Reading } from './jsonSchema.ts';
import type { Schema } from './notes.ts';
import { openapi } from './openapi.ts';

export const CONTRACT_FILES: Readonly<Record<Reading, string>> = {
  sent: 'docs/contract/openapi.json',
  survived: 'docs/contract/survived.json',
};
const CHANGES = 'docs/contract/changes.md';

/** The published files as the contracts of the areas make them, by path. */
export async function contractFiles(): Promise<Record<string, string>> {
  const version = contractVersion(readFileSync(CHANGES, 'utf8'));
  const readings = Object.keys(CONTRACT_FILES) as Reading[];
  const files: Record<string, string> = {};
  // One after the other: the examples hold the clock.
  for (const reading of readings) {
    const path = CONTRACT_FILES[reading];
    files[path] = await formatted(await openapi(version, reading), path);
  }
  return files;
}

async function formatted(document: Schema, path: string): Promise<string> {
  return format(JSON.stringify(document, null, 2), { ...(await resolveConfig(path)), parser: 'json' });
}

/** The version of the newest section in the log of changes. @throws Error when no section has one */
export function contractVersion(changes: string): string {
  const version = /^## (\d+\.\d+\.\d+)/m.exec(changes)?.[1];
  if (version === undefined) throw new Error(`${CHANGES} has no section such as "## 1.0.0"`);
  return version;
}

/**
 * An incompatible change needs a section with the next first number in the log of changes.
 * @throws Error that lists the incompatible changes
 */
export function requireVersionFor(before: Schema, after: Schema): void {
  const broken = incompatibilities(before, after);
  if (broken.length === 0 || firstNumber(after) > firstNumber(before)) return;
  const next = `${String(firstNumber(before) + 1)}.0.0`;
  throw new Error(
    `Incompatible with what is published. Say so in ${CHANGES} under "## ${next}":\n${broken.join('\n')}`,
  );
}

function firstNumber({ info }: Schema): number {
  return Number((info as { version: string }).version.split('.')[0]);
}

/** What is published now. Undefined before the first publication. */
export function published(path: string): Schema | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Schema) : undefined;
}
