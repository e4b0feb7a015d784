import { randomUUID } from 'node:crypto';

export interface LinkedIdentity {
  /** As people know the provider. */
  provider: string;
  /** Whose account there it is. */
  name: string;
  givenName: string;
  mail: string;
}

/** One account at each provider that an identity can be linked from (specification, section 1). */
export const LINKED_IDENTITIES: Readonly<Record<string, LinkedIdentity>> = {
  facebook: {
    provider: 'Facebook',
    name: 'Camille Laurent',
    givenName: 'Camille',
    mail: 'camille@facebook.test',
  },
  apple: { provider: 'Apple', name: 'Camille L.', givenName: 'Camille', mail: 'camille@apple.test' },
  'google-oauth2': {
    provider: 'Google',
    name: 'Camille Laurent',
    givenName: 'Camille',
    mail: 'camille@google.test',
  },
};

export function linkedIdentity(connection: unknown): LinkedIdentity | undefined {
  return typeof connection === 'string' && Object.hasOwn(LINKED_IDENTITIES, connection)
    ? LINKED_IDENTITIES[connection]
    : undefined;
}

/** A throw-away subject, as in `facebook|2f1c…`: no customer, only something to link. */
export function linkedSubject(connection: string): string {
  return `${connection}|${randomUUID()}`;
}

export function identityOfSubject(subject: string): LinkedIdentity | undefined {
  return linkedIdentity(subject.split('|', 1)[0]);
}
