/**
 * Trusted Types (content security policy): texts become scripts, addresses of scripts or markup through a policy
 * that is named in `sites/policy.ts`, or not at all. TypeScript does not know them yet, nor does every browser; one
 * that does not takes the texts themselves.
 */
interface PolicyRules {
  createHTML?: (text: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (text: string) => string;
}

/** Named in `sites/policy.ts` too. */
export type TrustedPolicyName =
  /** Pages of this site that the router swaps in, and their scripts. */
  | 'pages'
  /** Scripts of the settings, from the hosts of the list. */
  | 'injections'
  /** The worker of the identity library. */
  | 'identity'
  /** The worker for when there is no network. */
  | 'offline';

/** @param name as in the content security policy, which admits each once */
export function trustedPolicy<Rules extends PolicyRules>(name: TrustedPolicyName, rules: Rules): Rules {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
