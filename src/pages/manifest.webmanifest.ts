import { shortBrand } from '#sites/brandLines.ts';
import { site } from '#sites/current.ts';

/** What a home screen or a list of tabs shows of the site. */
export function GET(): Response {
  return Response.json(
    {
      name: site.brand,
      short_name: shortBrand(site.brand),
      lang: site.languages[0],
      start_url: '/',
      display: 'browser',
      background_color: site.colours.light,
      theme_color: site.colours.dark,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
}
