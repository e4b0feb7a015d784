import * as v from 'valibot';
import type { AnyCall, Answer } from '../http/call.ts';
import type { Language, Site, SiteId, Tier } from '../sites/site.ts';

/** Where a build takes footer and settings from. */
export type BuildSource =
  /** The site's own API. */
  | { origin: string }
  /** The stand-in backend. `isMarked`: the pages are for customers' hosts, and say that their content is invented. */
  | { origin: undefined; isMarked: boolean };

/**
 * Where the build of a site reads footer and settings: the variable `API_ORIGIN_<SITE>`, else the API of the tier's
 * first environment. On a developer's machine and with `STAND_IN=1` it is the stand-in backend.
 * @throws for a deployed tier without a source: nobody would notice invented films
 */
export function buildSource(
  { id, environments }: Site,
  tier: Tier,
  env: Readonly<Record<string, string | undefined>>,
): BuildSource {
  const variable = sourceVariable(id);
  const given = env[variable] === '' ? undefined : env[variable];
  if (env.STAND_IN === '1') return { origin: undefined, isMarked: tier !== 'local' };
  if (tier === 'local') return given === undefined ? { origin: given, isMarked: false } : { origin: given };
  const origin = given ?? environments.find((one) => one.tier === tier)?.apiOrigin;
  if (origin !== undefined) return { origin };
  throw new Error(
    `The ${id} site has no source of its footer and settings in ${tier}: give apiOrigin in src/sites/${id}/environments.ts, or ${variable}. STAND_IN=1 builds with invented content, for tests.`,
  );
}

/** The variable of the environment that says where the build of a site reads. */
export function sourceVariable(id: SiteId): string {
  return `API_ORIGIN_${id.toUpperCase()}`;
}

/**
 * Reads footer or settings at a site's API.
 * @throws in one line, when there is no answer, or one that breaks the contract: a site without its footer must not be
 * published
 */
export async function readAtApi<C extends AnyCall>(
  origin: string,
  call: C,
  language: Language,
): Promise<Answer<C>> {
  const { href } = new URL(`${call.path}?language=${language}`, origin);
  const response = await fetch(href).catch((error: unknown) => {
    throw new Error(`${href} cannot be reached by the build`, { cause: error });
  });
  if (!response.ok) throw new Error(`${href} answered ${String(response.status)} during the build`);
  const body: unknown = await response.json().catch(() => undefined);
  const answer = v.safeParse(call.answer, body);
  if (answer.success) return answer.output;
  const [{ message }] = answer.issues;
  throw new Error(
    `${href} answered against the contract: ${v.getDotPath(answer.issues[0]) ?? 'body'}: ${message}`,
  );
}
