import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { defineCall, type SchemaInput } from './call.ts';
import { CallError, type CallFailure } from './errors.ts';
import { onRefresh } from './cache.ts';
import { abortCalls, setupHttp, type HttpSetup } from './send.ts';
import { upload, type Progress } from './upload.ts';

/** An XMLHttpRequest that the test answers. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  upload = new EventTarget();
  headers: Record<string, string> = {};
  method = '';
  address = '';
  timeout = 0;
  status = 0;
  responseText = '';
  form: FormData | undefined;

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.form = form;
    FakeRequest.all.push(this);
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event('load'));
  }
}

const postCase = defineCall({
  method: 'POST',
  path: '/api/case',
  target: 'client',
  token: 'required',
  form: true,
  payload: v.object({
    subject: v.string(),
    cinema: v.optional(v.string()),
    topic: v.optional(v.string()),
    photo: v.optional(v.file()),
    files: v.optional(v.array(v.file())),
  }),
  answer: v.object({ id: v.string() }),
  refreshes: ['cases'],
});

const setup: HttpSetup = {
  origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
  language: () => 'nl',
  token: () => Promise.resolve('first'),
  renew: () => Promise.resolve('second'),
  mobileKey: () => undefined,
};

let progress: Progress[];
let stop: AbortController;

beforeEach(() => {
  FakeRequest.all = [];
  progress = [];
  stop = new AbortController();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  setupHttp(setup);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function start(payload: SchemaInput<typeof postCase.payload> = { subject: 'Scarf' }) {
  const done = upload(postCase, {
    payload,
    onProgress: (one) => progress.push(one),
    signal: stop.signal,
  });
  const failure = done.then(
    (): CallFailure | undefined => undefined,
    (error: unknown) => (error instanceof CallError ? error.failure : undefined),
  );
  return { done, failure };
}

async function request(index = 0): Promise<FakeRequest> {
  await expect.poll(() => FakeRequest.all[index]).toBeDefined();
  const found = FakeRequest.all[index];
  if (!found) throw new Error('Not sent');
  return found;
}

test('[support/cinema-optional, support/attachments-in-form, support/multipart-content-type, http/public-calls-without-bearer] only what is there becomes a part, the browser writes the content type, and the language goes along', async () => {
  const { done } = start({
    subject: 'Scarf',
    cinema: '',
    topic: undefined,
    photo: new File(['p'], 'p.jpg'),
    files: [new File(['a'], 'a.pdf'), new File(['b'], 'b.png')],
  });
  const sent = await request();
  expect([sent.method, sent.address]).toEqual(['POST', 'https://api.test/api/case?language=nl']);
  expect(sent.headers).toStrictEqual({ authorization: 'Bearer first' });
  expect(
    [...(sent.form ?? [])].map(([name, part]) => [name, part instanceof File ? part.name : part]),
  ).toEqual([
    ['subject', 'Scarf'],
    ['photo', 'p.jpg'],
    ['files', 'a.pdf'],
    ['files', 'b.png'],
  ]);
  sent.answer(200, '{"id":"C1"}');
  expect(await done).toEqual({ id: 'C1' });
});

test('tells how far it is, has no timeout, and refreshes what it has changed', async () => {
  let refreshed = 0;
  const off = onRefresh('cases', () => refreshed++);
  const { done } = start();
  const sent = await request();
  sent.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3, total: 9 }));
  expect(progress).toEqual([{ sent: 3, total: 9 }]);
  expect(sent.timeout).toBe(0);
  expect(refreshed).toBe(0);
  sent.answer(201, '{"id":"C1"}');
  await done;
  expect(refreshed).toBe(1);
  off();
});

test('[identity/one-renewal-after-401] a 401 is answered with one new token, a second one is a failure', async () => {
  const { failure } = start();
  (await request()).answer(401, '');
  const again = await request(1);
  expect(again.headers.authorization).toBe('Bearer second');
  again.answer(401, '{}');
  expect(await failure).toEqual({ kind: 'status', status: 401 });
  expect(FakeRequest.all).toHaveLength(2);
});

test('a renewal that is refused is the end of the session', async () => {
  setupHttp({ ...setup, renew: () => Promise.resolve(undefined) });
  const { failure } = start();
  (await request()).answer(401, '');
  expect(await failure).toEqual({ kind: 'session' });
});

test.each([
  [422, '{"code":"E1","message":"No"}', { kind: 'status', status: 422, code: 'E1', message: 'No' }],
  [103, '{"id":"C1"}', { kind: 'status', status: 103 }],
  [300, '{"id":"C1"}', { kind: 'status', status: 300 }],
  [503, '<html>', { kind: 'status', status: 503 }],
  [502, '<html>', { kind: 'timeout' }],
  [504, '', { kind: 'timeout' }],
  [502, '{"message":"No"}', { kind: 'status', status: 502, message: 'No' }],
  [200, '{"id":', { kind: 'malformed' }],
  [200, '{}', { kind: 'malformed' }],
  [200, '', { kind: 'malformed' }],
])('%i %s fails as for any call', async (status, text, expected) => {
  const { failure } = start();
  (await request()).answer(status, text);
  expect(await failure).toEqual(expected);
});

test('a broken connection, and the customer’s own stop, are of the network', async () => {
  const broken = start();
  (await request()).dispatchEvent(new Event('error'));
  expect(await broken.failure).toEqual({ kind: 'network' });
  const stopped = start();
  await request(1);
  stop.abort();
  expect(await stopped.failure).toEqual({ kind: 'network' });
  // Stopped before the token came, so that nothing is sent.
  expect(await start().failure).toEqual({ kind: 'unsent' });
  expect(FakeRequest.all).toHaveLength(2);
});

test.each(['NotReadableError', 'NotFoundError', 'AbortError'])(
  '[environments/cause-named] a file that cannot be read any more is named (%s), and no request is made',
  async (name) => {
    const gone = Object.assign(new File(['p'], 'p.jpg'), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', name)),
    });
    for (const payload of [
      { subject: 'Scarf', photo: gone },
      { subject: 'Scarf', files: [new File(['a'], 'a.pdf'), gone] },
    ]) {
      expect(await start(payload).failure).toEqual({ kind: 'unsent', unreadable: 'p.jpg' });
    }
    expect(FakeRequest.all).toHaveLength(0);
  },
);

test('[environments/cause-named] a file that is never read can be stopped', async () => {
  const file = new File(['abc'], 'p.jpg');
  file.arrayBuffer = () => new Promise(() => undefined);
  const { failure } = start({ subject: 'Scarf', photo: file });
  stop.abort();
  expect(await failure).toEqual({ kind: 'unsent' });
  expect(FakeRequest.all).toHaveLength(0);
});

test('[environments/cause-named] what is sent is what was read: name, type and bytes', async () => {
  const { done } = start({ subject: 'Scarf', photo: new File(['abc'], 'p.jpg', { type: 'image/jpeg' }) });
  const sent = await request();
  const part = sent.form?.get('photo') as File;
  expect([part.name, part.type, await part.text()]).toEqual(['p.jpg', 'image/jpeg', 'abc']);
  sent.answer(200, '{"id":"C1"}');
  await done;
});

test('in fake mode the page answers itself', async () => {
  vi.stubGlobal('location', new URL('https://demo.test/nl/contact/'));
  let asked: Request | undefined;
  setupHttp({
    ...setup,
    origins: { ...setup.origins, client: '' },
    fetch: (input, init) => {
      asked = new Request(input, init);
      return Promise.resolve(Response.json({ id: 'C1' }));
    },
  });
  expect(await start().done).toEqual({ id: 'C1' });
  expect(asked?.url).toBe('https://demo.test/api/case?language=nl');
  expect(asked?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(progress).toEqual([{ sent: 1, total: 1 }]);
});

test('an upload that changes nothing on the page refreshes nothing', async () => {
  const postPhoto = defineCall({
    method: 'POST',
    path: '/api/photo',
    target: 'client',
    token: 'required',
    form: true,
    payload: v.object({ photo: v.file() }),
    answer: v.unknown(),
  });
  const done = upload(postPhoto, {
    payload: { photo: new File(['p'], 'p.jpg') },
    onProgress: () => undefined,
    signal: stop.signal,
  });
  (await request()).answer(204, '');
  expect(await done).toBeUndefined();
});

test('[identity/logout-leaves-nothing] a transfer ends with its customer, and its answer comes to nobody', async () => {
  const { failure } = start();
  const sent = await request();
  const aborted = vi.spyOn(sent, 'abort');
  abortCalls();
  sent.answer(200, '{"id":"1"}');
  expect(await failure).toEqual({ kind: 'session' });
  expect(aborted).toHaveBeenCalledOnce();
});
