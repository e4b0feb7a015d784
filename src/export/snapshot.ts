import { getSettings, type Settings } from '#account/settings/contract.ts';
import type { AnyCall, Answer } from '#http/call.ts';
import { createSandbox } from '#sandbox/app.ts';
import { SandboxState } from '#sandbox/state.ts';
import { site, tier } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import * as v from 'valibot';
import { buildSource } from './buildSource.ts';

/** Answers of the API during the build. Each call is sent once per language. */
const answers = new Map<string, Promise<unknown>>();

const sandbox = createSandbox({
  state: new SandboxState(),
  site,
  verify: () => Promise.resolve(undefined),
});

async function ask(path: string): Promise<unknown> {
  const { origin } = buildSource(site, tier, process.env);
  if (origin === undefined) return (await sandbox.request(path)).json();
  const address = new URL(path, origin);
  const response = await fetch(address).catch((error: unknown) => {
    throw new Error(`${address.href} cannot be reached by the build`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address.href} answered ${String(response.status)} during the build`);
  return response.json();
}

/** @throws when the answer breaks the contract: a site without its footer must not be published */
export async function readAtBuild<C extends AnyCall>(call: C, language: Language): Promise<Answer<C>> {
  const path = `${call.path}?language=${language}`;
  const answer = answers.get(path) ?? ask(path);
  answers.set(path, answer);
  return v.parse(call.answer, await answer);
}

/** The flags at build time, for the shell; the run-time settings correct them. */
export function builtSettings(language: Language): Promise<Settings> {
  return readAtBuild(getSettings, language);
}
