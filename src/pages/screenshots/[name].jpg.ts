import type { APIContext } from 'astro';
import { readScreenshot, screenshotName, screenshotsOf } from '#export/screenshots.ts';
import { site } from '#sites/current.ts';

interface Props {
  name: string;
}

export function getStaticPaths() {
  return site.languages.flatMap((language) =>
    screenshotsOf(site.id, language).map((shot) => {
      const name = screenshotName(language, shot);
      return { params: { name }, props: { name } };
    }),
  );
}

/** A picture for the dialog of a browser that installs the site. */
export async function GET({ props }: APIContext<Props>): Promise<Response> {
  return new Response(await readScreenshot(site.id, props.name), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
}
