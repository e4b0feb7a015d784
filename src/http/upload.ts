import type { Answer, AnyCall, SchemaInput } from './call.ts';
import { CallError, serverError } from './errors.ts';
import { refresh } from './refresh.ts';
import { addressOf, answerTo, headersOf, ownFetch, parseBody } from './send.ts';

/** Bytes of the form, as far as the browser knows. */
export interface Progress {
  sent: number;
  total: number;
}

type Part = string | File | readonly File[] | undefined;

export interface UploadInput<C extends AnyCall> {
  payload: SchemaInput<C['payload']>;
  onProgress: (progress: Progress) => void;
  /** The customer has thought better of it. */
  signal: AbortSignal;
}

/**
 * Sends a call whose payload is a form with files. Tokens, language, errors and what is refreshed are as in `send`,
 * but it may take as long as it takes: the customer sees how far it is, and can stop it.
 *
 * By XMLHttpRequest, which tells every browser how much of a body has gone. A fetch tells none; a body that is a
 * stream, by which one could count, Firefox does not send, and the others only over HTTP/2. Browsers neither cache the
 * answer to a POST nor answer one from their cache, so an upload needs no cache mode.
 * @throws CallError whatever goes wrong; stopped, it is one of the network
 */
export async function upload<C extends AnyCall>(call: C, input: UploadInput<C>): Promise<Answer<C>> {
  const address = addressOf(call, {});
  const form = toForm(input.payload as Record<string, Part>);
  const answer = await answerTo(call, async (token) => {
    if (input.signal.aborted) throw new CallError({ kind: 'unsent' }, address);
    const headers = headersOf(call, {}, token);
    return parseBody(await transfer({ method: call.method, address, headers, form, ...input }));
  });
  if (call.refreshes) refresh(call.refreshes);
  return answer;
}

/** Only what is there becomes a part (M-02). The browser writes the content type, which has the boundary in it (M-04). */
function toForm(payload: Record<string, Part>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(payload)) {
    if (part === undefined || part === '') continue;
    if (typeof part === 'string') form.append(name, part);
    else for (const file of part instanceof File ? [part] : part) form.append(name, file, file.name);
  }
  return form;
}

interface Transfer {
  method: string;
  address: string;
  headers: Record<string, string>;
  form: FormData;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The text of a good answer. */
async function transfer(sending: Transfer): Promise<string> {
  const { status, text } = await (ownFetch() ? transferInPage(sending) : transferByRequest(sending));
  if (status >= 200 && status < 300) return text;
  throw new CallError({ kind: 'status', status, ...serverError(jsonOrNothing(text)) }, sending.address);
}

interface Reply {
  status: number;
  text: string;
}

function transferByRequest({ method, address, headers, form, onProgress, signal }: Transfer): Promise<Reply> {
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
    signal.addEventListener('abort', () => {
      request.abort();
    });
    request.send(form);
  });
}

/** In fake mode nothing travels. */
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
    return undefined;
  }
}
