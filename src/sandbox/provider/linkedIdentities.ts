import { randomUUID } from 'node:crypto';

export interface LinkedIdentity {
  /** The value of `connection=`. */
  connection: string;
  /** The provider's name for people. */
  provider: string;
  /** The name on the account at the provider. */
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

/** A subject such as `facebook|2f1c…`, which can be linked and belongs to no customer. */
export function linkedSubject({ connection }: LinkedIdentity): string {
  return `${connection}|${randomUUID()}`;
}

export function identityOfSubject(subject: string): LinkedIdentity | undefined {
  return linkedIdentity(subject.split('|', 1)[0]);
}
