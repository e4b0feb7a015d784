import { ROUTES, type Route } from '#sites/routes.ts';

/** Whether a public page stands at the path, with or without its closing slash. */
export function isPublicPage(path: string): boolean {
  const [, page] = /^\/\w\w\/(.+?)\/?$/.exec(path) ?? [];
  return Object.values<Route>(ROUTES).some((route) => route.guard === 'public' && route.path === page);
}
