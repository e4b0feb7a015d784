import type { PageElement } from './html.ts';

/** The meta elements whose content security policy a browser follows: outside of the head it ignores them. */
export function policyMetas(elements: readonly PageElement[]): PageElement[] {
  return elements.filter(
    ({ name, parent, attributes, isLive }) =>
      isLive &&
      name === 'meta' &&
      parent === 'head' &&
      attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
}
