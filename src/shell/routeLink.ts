import { ROUTES, routePath, type RouteId } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';

/**
 * The address of a page that the specification names by a translated route, such as `Route.Goodies`. Where the
 * translation names no page, which `npm run build` refuses, the link leads to the page by its own path.
 */
export function routeLink(language: Language, route: RouteId, translated: string): string {
  // Home is translated as `/`, since a translation may not be empty.
  const path = translated === '/' ? '' : translated;
  if (!Object.values(ROUTES).some((one) => one.path === path)) return routePath(language, route);
  return path === '' ? `/${language}/` : `/${language}/${path}/`;
}
