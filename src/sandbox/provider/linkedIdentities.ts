import { randomUUID } from 'node:crypto';

export interface LinkedIdentity {
  /** As it stands in `connection=`. */
  connection: string;
  /** As people know the provider. */
  provider: string;
  /** Whose account there it is. */
  name: string;
  givenName: string;
  mail: string;
}

/** One account at each provider that an identity can be linked from (specification, section 1). */
const LINKED_IDENTITIES: readonly LinkedIdentity[] = [
  {
    connection: 'facebook',
    provider: 'Facebook',
    name: 'Camille Laurent',
    givenName: 'Camille',
    mail: 'camille@facebook.test',
  },
  {
    connection: 'apple',
    provider: 'Apple',
    name: 'Camille L.',
    givenName: 'Camille',
    mail: 'camille@apple.test',
  },
  {
    connection: 'google-oauth2',
    provider: 'Google',
    name: 'Camille Laurent',
    givenName: 'Camille',
    mail: 'camille@google.test',
  },
];

export function linkedIdentity(connection: unknown): LinkedIdentity | undefined {
  return LINKED_IDENTITIES.find((identity) => identity.connection === connection);
}

/** A throw-away subject, as in `facebook|2f1c…`: no customer, only something to link. */
export function linkedSubject({ connection }: LinkedIdentity): string {
  return `${connection}|${randomUUID()}`;
}

export function identityOfSubject(subject: string): LinkedIdentity | undefined {
  return linkedIdentity(subject.split('|', 1)[0]);
}
