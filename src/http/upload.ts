import type { Answer, AnyCall, SchemaInput } from './call.ts';
import { parseBody, addressOf, answerTo, headersOf, ownFetch } from './send.ts';
import { CallError, failureOfStatus } from './errors.ts';
import { refresh } from './cache.ts';

/** In bytes. `total` is 0 as long as the browser does not know it. */
export interface Progress {
  sent: number;
  total: number;
}

type Part = string | File | readonly File[] | undefined;

export interface UploadInput<C extends AnyCall> {
  payload: SchemaInput<C['payload']>;
  onProgress: (progress: Progress) => void;
  /** The customer can stop the transfer. */
  signal: AbortSignal;
}

/**
 * Sends a call whose payload is a form with files. Tokens, language, errors and refreshed resources are as in `send`.
 * There is no time limit: the customer sees the progress and can stop the transfer.
 *
 * Uses XMLHttpRequest, because `fetch` does not report how much of a body has been sent. Counting the bytes of a
 * stream does not work everywhere: Firefox does not send streams, and other browsers do so only over HTTP/2. No cache
 * mode is needed: browsers neither cache the answer to a POST nor answer one from their cache.
 * @throws CallError whatever goes wrong; a stopped transfer is a failure of the network, or unsent when it had not
 * begun
 */
export async function upload<C extends AnyCall>(call: C, input: UploadInput<C>): Promise<Answer<C>> {
  const address = addressOf(call, {});
  const form = await Promise.race([
    toForm(input.payload as Record<string, Part>, address),
    stopped(input.signal, address),
  ]);
  const answer = await answerTo(call, async (token, gone) => {
    if (input.signal.aborted) throw new CallError({ kind: 'unsent' }, address);
    const headers = headersOf(call, {}, token);
    return parseBody(await transfer({ method: call.method, address, headers, form, gone, ...input }));
  });
  if (call.refreshes) refresh(call.refreshes);
  return answer;
}

/**
 * Empty values do not become a part. The browser writes the content type, because the boundary stands in it.
 * @throws CallError for a file that cannot be read, which as a part of a request would look like a broken connection
 */
async function toForm(payload: Record<string, Part>, address: string): Promise<FormData> {
  const form = new FormData();
  for (const [name, part] of Object.entries(payload)) {
    if (part === undefined || part === '') continue;
    if (typeof part === 'string') form.append(name, part);
    else
      for (const file of part instanceof File ? [part] : part) form.append(name, await copied(file, address));
  }
  return form;
}

/** A copy in memory. The file may have changed or gone since it was chosen, or lie in a cloud that does not answer. */
async function copied(file: File, address: string): Promise<File> {
  const { name, type, lastModified } = file;
  try {
    return new File([await file.arrayBuffer()], name, { type, lastModified });
  } catch {
    throw new CallError({ kind: 'unsent', unreadable: name }, address);
  }
}

/** Rejects once the customer stops: a file in a cloud may be read for ever. */
function stopped(signal: AbortSignal, address: string): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new CallError({ kind: 'unsent' }, address)));
  });
}

interface Transfer {
  method: string;
  address: string;
  headers: Record<string, string>;
  form: FormData;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
  /** Of the customer whose call it is. */
  gone: AbortSignal;
}

/**
 * The text of an answer with a status of success.
 * @throws CallError for any other answer
 */
async function transfer(sending: Transfer): Promise<string> {
  const { status, text } = await (ownFetch() ? transferInPage(sending) : transferByRequest(sending));
  if (status >= 200 && status < 300) return text;
  throw new CallError(failureOfStatus(status, jsonOrNothing(text)), sending.address);
}

interface Reply {
  status: number;
  text: string;
}

function transferByRequest({
  method,
  address,
  headers,
  form,
  onProgress,
  ...stops
}: Transfer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => {
      reject(new CallError({ kind: 'network' }, address));
    };
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress({ sent: loaded, total });
    });
    request.addEventListener('load', () => {
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    for (const stop of [stops.signal, stops.gone]) stop.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** In fake mode no bytes are sent, so the progress is complete at once. */
async function transferInPage({ method, address, headers, form, onProgress }: Transfer): Promise<Reply> {
  const response = await (ownFetch() ?? fetch)(new URL(address, location.href), {
    method,
    headers,
    body: form,
  });
  onProgress({ sent: 1, total: 1 });
  return { status: response.status, text: await response.text() };
}

function jsonOrNothing(text: string): unknown {
  try {
    return parseBody(text);
  } catch {
    // Not every proxy answers with JSON.
  }
  return undefined;
}
