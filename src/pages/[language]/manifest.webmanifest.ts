import type { APIContext } from 'astro';
import { webManifest } from '#export/manifest.ts';
import { pageTitles } from '#i18n/texts.ts';
import { buildFacts, site } from '#sites/current.ts';
import { languagePaths, type LanguageProps } from '#sites/paths.ts';

export const getStaticPaths = languagePaths;

export function GET({ props: { language } }: APIContext<LanguageProps>): Response {
  const manifest = webManifest({ ...site, ...buildFacts }, language, pageTitles(language));
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
