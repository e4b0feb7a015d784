import { ROUTES, type Route } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/**
 * The address behind a translated route such as `Route.Goodies`; undefined where this site has no such page, and
 * then there is no link to it (TR-17).
 */
export function routeLink(
  language: Language,
  path: string,
  routes: Readonly<Record<string, Route>> = ROUTES,
): string | undefined {
  // Home is `/`: a translation may not be empty.
  const segment = path === '/' ? '' : path;
  if (!Object.values(routes).some((route) => route.path === segment)) return undefined;
  return segment === '' ? `/${language}/` : `/${language}/${segment}/`;
}
