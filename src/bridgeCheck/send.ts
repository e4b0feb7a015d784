import { giveHostFile, greetApp, parentOrigin, tellHost } from '#embedding/host.ts';
import { isFramed } from '#embedding/environment.ts';
import type { ToHost } from '#embedding/messages.ts';
import { addressees } from '#embedding/origins.ts';

export type Sendable = ToHost['type'];

/** What a page sends, by the type of the message. */
const SENDERS: Readonly<Record<Sendable, () => void>> = {
  close: () => {
    tellHost('close');
  },
  logout: () => {
    tellHost('logout');
  },
  'refresh-login': () => {
    tellHost('refresh-login');
  },
  download: () => {
    // "Hello from the bridge"
    giveHostFile({ name: 'bridge.txt', mime: 'text/plain', base64: 'SGVsbG8gZnJvbSB0aGUgYnJpZGdl' });
  },
  hello: greetApp,
};

export const SENDABLE = Object.keys(SENDERS) as Sendable[];

/**
 * Sends a message as the pages of the account do.
 * @param parents origins that the environment trusts
 * @returns who takes it
 */
export function sendToHost(type: Sendable, parents: readonly string[]): string[] {
  const takers = takersOf(type, parents);
  SENDERS[type]();
  return takers;
}

function takersOf(type: Sendable, parents: readonly string[]): string[] {
  const { webkit, Android } = window;
  const isGreeting = type === 'hello';
  const reachesAndroid = isGreeting ? Android?.hello !== undefined : Android?.postMessage !== undefined;
  const reachesParents = isFramed() && !isGreeting && type !== 'download';
  return [
    ...(webkit?.messageHandlers?.[type] ? [`the iOS handler ${type}`] : []),
    ...(reachesAndroid ? [isGreeting ? 'Android.hello' : 'Android.postMessage'] : []),
    ...(reachesParents ? addressees(parentOrigin(), parents).map((origin) => `the parent ${origin}`) : []),
  ];
}
