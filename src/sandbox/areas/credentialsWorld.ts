import type { LinkedProvider } from '#areas/credentials/rules.ts';
import type { PersonaId } from '../personas.ts';

export interface SandboxIdentity {
  provider: LinkedProvider;
  accountId: string;
  name: string;
  main: boolean;
}

export function buildIdentities(id: string, persona: PersonaId): SandboxIdentity[] {
  const google = { provider: 'google-oauth2', accountId: `g-${id}`, name: 'Ana M.' } as const;
  switch (persona) {
    case 'empty':
    case 'casual':
    case 'unregistered':
    case 'unverified-mail':
      return [];
    case 'gold':
      return [{ ...google, main: true }];
    default:
      return [
        { provider: 'facebook', accountId: `f-${id}`, name: 'Ana Moreau', main: true },
        { ...google, main: false },
      ];
  }
}
