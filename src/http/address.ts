import type { Target } from '#sites/environmentSettings.ts';
import { pathSegment } from '#sites/catalogue.ts';
import type { Language } from '#sites/site.ts';
import { CallError } from './errors.ts';

/**
 * Fills the `{name}` parameters of a listed path. A value cannot leave its segment.
 * @throws CallError where a value is missing
 */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '')
      throw new CallError({ kind: 'unaddressed' }, `Missing parameter ${name} in ${path}`);
    // A segment of dots alone would climb out of the path even when it is encoded.
    return /^\.+$/.test(value) ? value.replaceAll('.', '%252E') : pathSegment(value);
  });
}

/**
 * The address of a call (specification, section 7): the origin of its target, which is empty for the site itself, the
 * listed path, the parameters of the call, and the language.
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
