import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { incompatibilities } from './compare.ts';
import type { Reading } from './jsonSchema.ts';
import type { Schema } from './notes.ts';
import { openapi } from './openapi.ts';

/** What a backend should send. What the client survives is made when somebody asks for it. */
export const CONTRACT_FILE = 'docs/contract/openapi.json';
const CHANGES = 'docs/contract/changes.md';

/** One reading as the contracts of the areas make it, in the newest version. */
export async function contractOf(reading: Reading): Promise<Schema> {
  const version = contractVersion(readFileSync(CHANGES, 'utf8'));
  return JSON.parse(JSON.stringify(await openapi(version, reading))) as Schema;
}

export function published(): Schema {
  return JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')) as Schema;
}

/** What is published, and what the client survives. */
export async function documents(): Promise<Record<Reading, Schema>> {
  return { sent: published(), survived: await contractOf('survived') };
}

/** A document as the text of its file. */
export async function formatted(document: Schema): Promise<string> {
  const options = await resolveConfig(CONTRACT_FILE);
  return format(JSON.stringify(document, null, 2), { ...options, parser: 'json' });
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
