import type { Target } from '#sites/environment.ts';
import { pathSegment } from '#sites/pathSegment.ts';
import type { Language } from '#sites/site.ts';

/** Fills `{name}` in a listed path; what is filled in cannot leave its segment. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`Missing parameter ${name} in ${path}`);
    // A lone dot segment would climb out of the path even when encoded.
    return /^\.+$/.test(value) ? value.replaceAll('.', '%252E') : pathSegment(value);
  });
}

/**
 * The address of a call at its target (specification, section 7): its host's origin, or none for the site's own,
 * the listed path, and the language with the call's own parameters.
 */
export function callAddress(
  origins: Readonly<Record<Target, string>>,
  target: Target,
  path: string,
  query: Readonly<Record<string, string>>,
  language: Language,
): string {
  const search = new URLSearchParams({ ...query, language });
  return `${origins[target]}${path}?${search.toString()}`;
}
