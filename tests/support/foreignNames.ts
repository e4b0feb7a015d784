import { chainName, slugOf } from '#sandbox/names.ts';
import type { Site } from '#sites/site.ts';
import { SITES } from '#sites/sites.ts';

/** The API's own word for the type of a pass; every site has it. */
const TYPE = 'CINEPASS';

const FOREIGN = new Map(SITES.map((site) => [site.id, foreignTo(site)]));

/**
 * The places of a text that name another site: its brand, its pass or its domain. A name that the two sites share is
 * not foreign.
 * @returns each name with the letters around it
 */
export function foreignNames(text: string, site: Site): string[] {
  const foreign = FOREIGN.get(site.id);
  if (!foreign) return [];
  return [...text.matchAll(foreign)]
    .filter(([name]) => name !== TYPE)
    .map(({ 0: name, index }) => text.slice(Math.max(0, index - 30), index + name.length + 30));
}

function foreignTo(site: Site): RegExp | undefined {
  const own = new Set(namesOf(site));
  const foreign = SITES.flatMap(namesOf).filter((name) => !own.has(name));
  return foreign.length > 0 ? new RegExp([...new Set(foreign)].join('|'), 'gi') : undefined;
}

function namesOf(site: Site): string[] {
  const names = [chainName(site), site.pass.name];
  const written = [...names, ...names.map(slugOf), site.domain];
  return written.map((name) => name.toLowerCase().replaceAll('.', String.raw`\.`));
}
