import { getSettings, type Settings } from '#account/settings/contract.ts';
import type { AnyCall, Answer } from '#http/call.ts';
import { createSandbox } from '#sandbox/app.ts';
import { SandboxState } from '#sandbox/state.ts';
import { site } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import * as v from 'valibot';

/** What the API says while the site is built: `API_ORIGIN`'s, else the sandbox's. Asked once per language and call. */
const answers = new Map<string, Promise<unknown>>();

const sandbox = createSandbox({
  state: new SandboxState(),
  site: site.id,
  verify: () => Promise.resolve(undefined),
});

async function ask(path: string): Promise<unknown> {
  const origin = process.env.API_ORIGIN;
  const response = origin === undefined ? await sandbox.request(path) : await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)} during the build`);
  return response.json();
}

/** @throws when the API does not answer as the contract says: a site without its footer must not go out */
export async function readAtBuild<C extends AnyCall>(call: C, language: Language): Promise<Answer<C>> {
  const path = `${call.path}?language=${language}`;
  const answer = answers.get(path) ?? ask(path);
  answers.set(path, answer);
  return v.parse(call.answer, await answer);
}

/** Flags as they are now, for the shell; the run-time settings correct them. */
export function builtSettings(language: Language): Promise<Settings> {
  return readAtBuild(getSettings, language);
}
