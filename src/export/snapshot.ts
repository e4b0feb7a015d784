import { getSettings, type Settings } from '#account/settings/contract.ts';
import type { AnyCall, Answer } from '#http/call.ts';
import { createSandbox } from '#sandbox/app.ts';
import { SandboxState } from '#sandbox/state.ts';
import { site, tier } from '#sites/current.ts';
import type { Language } from '#sites/site.ts';
import * as v from 'valibot';
import { buildSource, readAtApi } from './buildSource.ts';

/** Answers of the API during the build. Each call is sent once per language. */
const answers = new Map<string, Promise<unknown>>();

const sandbox = createSandbox({
  state: new SandboxState(),
  site,
  verify: () => Promise.resolve(undefined),
});

async function ask(call: AnyCall, language: Language): Promise<unknown> {
  const { origin } = buildSource(site, tier, process.env);
  if (origin !== undefined) return readAtApi(origin, call, language);
  const answer = await sandbox.request(`${call.path}?language=${language}`);
  return v.parse(call.answer, await answer.json());
}

/** @throws when there is no answer, or one that breaks the contract (`readAtApi`) */
export async function readAtBuild<C extends AnyCall>(call: C, language: Language): Promise<Answer<C>> {
  const key = `${call.path} ${language}`;
  const answer = answers.get(key) ?? ask(call, language);
  answers.set(key, answer);
  return await answer;
}

/** The flags at build time, for the shell; the run-time settings correct them. */
export function builtSettings(language: Language): Promise<Settings> {
  return readAtBuild(getSettings, language);
}
