import { attempt } from './platform.ts';

/**
 * Trusted Types are a part of the content security policy. A text becomes a script, the address of a script or markup
 * only through a policy that `sites/policy.ts` names. TypeScript has no types for them yet. A browser that does not
 * know Trusted Types takes the texts themselves.
 */
interface PolicyRules {
  createHTML?: (text: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

/** The same names stand in `sites/policy.ts`. */
export type TrustedPolicyName =
  /** Pages of this site that the router swaps in, and their scripts. */
  | 'pages'
  /** Scripts that the settings inject, from the allowed hosts. */
  | 'injections'
  /** The web worker of the identity library. */
  | 'identity'
  /** The service worker, which serves pages without a network. */
  | 'offline';

/** @param name each policy may be created once in a document */
export function trustedPolicy<Rules extends PolicyRules>(name: TrustedPolicyName, rules: Rules): Rules {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  };
  return attempt(() => trustedTypes?.createPolicy(name, rules)) ?? rules;
}
