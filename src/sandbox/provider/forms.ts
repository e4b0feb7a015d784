import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type Form = Readonly<Record<string, string>>;

export function formOf(encoded: string): Form {
  return Object.fromEntries(new URLSearchParams(encoded));
}

export async function readForm(req: IncomingMessage): Promise<Form> {
  return formOf(await text(req));
}

/**
 * Reads a form and puts it back, because oidc-provider reads the form from the stream. A body of unknown length is
 * left alone: a handler that has read it to its end cannot put it back.
 */
export async function peekForm(req: IncomingMessage): Promise<Form | undefined> {
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0) return undefined;
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('The body is read as bytes');
    chunks.push(chunk);
    received += chunk.length;
    if (received >= length) break;
  }
  const body = Buffer.concat(chunks);
  req.unshift(body);
  return formOf(body.toString());
}
