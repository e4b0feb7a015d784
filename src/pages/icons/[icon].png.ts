import type { APIContext } from 'astro';
import { drawIcon, ICON_FILES, type IconFile } from '#export/homeScreenIcons.ts';
import { buildFacts, site } from '#sites/current.ts';

interface Props {
  icon: IconFile;
}

export function getStaticPaths() {
  return ICON_FILES.map((icon) => ({ params: { icon: icon.name }, props: { icon } }));
}

/** The brand's icon for a home screen. */
export async function GET({ props }: APIContext<Props>): Promise<Response> {
  return new Response(await drawIcon({ ...site, ...buildFacts }, props.icon), {
    headers: { 'Content-Type': 'image/png' },
  });
}
