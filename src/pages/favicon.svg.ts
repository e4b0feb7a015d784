import { brandIcon } from '#export/homeScreenIcons.ts';
import { site } from '#sites/current.ts';

/** The icon of the brand. */
export function GET(): Response {
  return new Response(brandIcon(site.id), { headers: { 'Content-Type': 'image/svg+xml' } });
}
