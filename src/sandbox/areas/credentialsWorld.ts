import type { LinkedProvider } from '#areas/credentials/rules.ts';
import { PERSONAS, type PersonaId } from '../personas.ts';

export interface SandboxIdentity {
  provider: LinkedProvider;
  accountId: string;
  name: string;
  main: boolean;
}

export function buildIdentities(id: string, persona: PersonaId): SandboxIdentity[] {
  const { firstName, lastName } = PERSONAS[persona];
  const google = {
    provider: 'google-oauth2',
    accountId: `g-${id}`,
    name: `${firstName} ${lastName.slice(0, 1)}.`,
  } as const;
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
        { provider: 'facebook', accountId: `f-${id}`, name: `${firstName} ${lastName}`, main: true },
        { ...google, main: false },
      ];
  }
}
