import type { SiteId, Tier } from '#sites/site.ts';
import { buildSource } from '#export/buildSource.ts';
import { SITE_IDS, siteOf } from '#sites/sites.ts';
import { checkTexts } from './checkTexts.ts';
import { runProgram } from './program.ts';

const TIERS = ['local', 'nonproduction', 'production'] as const satisfies readonly Tier[];

export interface SiteBuild {
  site: SiteId;
  tier: Tier;
  outDir: string;
  /** With the footer and the settings of the stand-in backend, for tests. Pages for customers' hosts then say so. */
  standIn?: boolean | undefined;
  /** With the sandbox inside the page, for a folder of files that needs no backend. */
  demo?: boolean | undefined;
  /** With an origin of its own for each target that can have one, for `npm run test:origins`. */
  otherOrigins?: boolean | undefined;
  /** With the gallery, the page of every part in every state, for `npm run test:looks` and the demonstration. */
  gallery?: boolean | undefined;
}

/** Throws with the output of the build when it fails. */
export async function buildSite({
  site,
  tier,
  outDir,
  standIn,
  demo,
  otherOrigins,
  gallery,
}: SiteBuild): Promise<void> {
  checkTexts();
  // Refuses now, and not after a minute of building.
  buildSource(siteOf(site), tier, { ...process.env, ...(standIn ? { STAND_IN: '1' } : {}) });
  const { ok, output } = await runProgram('astro', ['build'], {
    SITE: site,
    TIER: tier,
    OUT_DIR: outDir,
    ...(demo ? { DEMO: '1' } : {}),
    ...(otherOrigins ? { ORIGINS: 'other' } : {}),
    ...(gallery ? { GALLERY: '1' } : {}),
    ...(standIn ? { STAND_IN: '1' } : {}),
  });
  if (!ok) throw new Error(`The ${site} site was not built.\n${output}`);
}

interface SitesBuild extends Omit<SiteBuild, 'site' | 'outDir'> {
  folder: string;
  /** All sites where none are named. */
  sites?: readonly SiteId[];
}

/** Builds sites into `<folder>/<site>`, side by side. */
export async function buildSites({ folder, sites = SITE_IDS, ...build }: SitesBuild): Promise<void> {
  await Promise.all(sites.map((site) => buildSite({ ...build, site, outDir: `${folder}/${site}` })));
}

/** The tier of the variable `TIER`, else `fallback`. Throws for any other value. */
export function tierOr(fallback: Tier, text = process.env.TIER): Tier {
  if (text === undefined || text === '') return fallback;
  const tier = TIERS.find((name) => name === text);
  if (tier) return tier;
  throw new Error(`TIER must be one of ${TIERS.join(', ')}, not "${text}"`);
}
