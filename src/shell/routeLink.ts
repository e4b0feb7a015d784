import { ROUTES, type Route } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/**
 * The address of a translated route such as `Route.Goodies`.
 * @returns undefined when this site has no such page; then no link is shown
 */
export function routeLink(
  language: Language,
  path: string,
  routes: Readonly<Record<string, Route>> = ROUTES,
): string | undefined {
  // Home is translated as `/`, since a translation may not be empty.
  const segment = path === '/' ? '' : path;
  if (!Object.values(routes).some((route) => route.path === segment)) return undefined;
  return segment === '' ? `/${language}/` : `/${language}/${segment}/`;
}
