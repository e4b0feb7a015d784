import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyCall } from '#http/call.ts';
import type { AreaNotes } from './notes.ts';

export interface NamedCall extends AnyCall {
  /** The name under which its contract exports it: `getTickets`. */
  id: string;
  /** The folder of its area: `tickets`. */
  area: string;
}

/** Every call that a contract exports, in the order of `GET /api/cinemas`. */
export async function allCalls(): Promise<NamedCall[]> {
  const files = globSync('src/{areas,account}/**/*ontract.ts');
  const perFile = await Promise.all(files.map(callsOf));
  return perFile.flat().toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
}

/** The notes of every file of the folder. */
export async function allNotes(): Promise<AreaNotes> {
  const modules = await Promise.all(globSync('tools/contract/notes/*.ts').map(exportsOf));
  const values = modules.flatMap((module) => Object.values(module));
  return Object.assign({}, ...values.filter((value) => typeof value === 'object')) as AreaNotes;
}

async function exportsOf(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;
}

async function callsOf(file: string): Promise<NamedCall[]> {
  const module = await exportsOf(file);
  const area = file.split('/')[2] ?? '';
  return Object.entries(module).flatMap(([id, call]) => (isCall(call) ? [{ ...call, id, area }] : []));
}

/** A call as the specification lists it: `GET /api/cinemas`. */
export function nameOf({ method, path }: Pick<AnyCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value
  );
}
