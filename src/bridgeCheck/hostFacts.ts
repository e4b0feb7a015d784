import { fileWay, hostSignsIn, isFramed } from '#embedding/environment.ts';
import { HELLO, parentOrigin } from '#embedding/host.ts';
import { isListed } from '#embedding/origins.ts';
import { isHosted } from '#platform/rootData.ts';

/** A fact about the host, as the page shows it. */
export type Fact = readonly [name: string, value: string];

/** @param parents origins that the environment trusts */
export function hostFacts(parents: readonly string[]): Fact[] {
  return [
    ['Version of the messages', String(HELLO.version)],
    ['The page sends', HELLO.sends.join(', ')],
    ['The page takes', HELLO.takes.join(', ')],
    ['Parent window', parentFact(parents)],
    ['Trusted parents', parents.join(', ') || 'none on this host'],
    ['iOS handlers', handlers().join(', ') || 'none'],
    ['iOS handlers that are missing', missingHandlers().join(', ') || 'none'],
    ['Android.postMessage', presence(window.Android?.postMessage !== undefined)],
    ['Android.hello', presence(window.Android?.hello !== undefined)],
    ['Takes files', yesOrNo(fileWay() === 'app')],
    ['Was there before the page', yesOrNo(isHosted())],
    ['Has to sign the customer in', yesOrNo(hostSignsIn())],
  ];
}

function parentFact(parents: readonly string[]): string {
  if (!isFramed()) return 'none: the page is not in a frame';
  const origin = parentOrigin();
  if (origin === undefined) return 'a page whose origin the browser does not tell';
  return `${origin}, ${isListed(origin, parents) ? 'trusted' : 'not trusted: it gets no message'}`;
}

/** An app on iOS has a handler for each message. */
function handlers(): string[] {
  return HANDLERS.filter((name) => window.webkit?.messageHandlers?.[name] !== undefined);
}

function missingHandlers(): string[] {
  return window.webkit?.messageHandlers ? HANDLERS.filter((name) => !handlers().includes(name)) : [];
}

const HANDLERS: readonly string[] = [...HELLO.sends, HELLO.type];

function presence(isThere: boolean): string {
  return isThere ? 'there' : 'missing';
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
