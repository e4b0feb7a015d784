import { fillPath } from '#http/address.ts';
import { operationsOf, type Operation } from '../document.ts';
import type { Schema } from '../notes.ts';
import { judge, type Answered, type Judgement } from './judge.ts';
import { field, inputsFor, readingOrder, type Inputs } from './params.ts';
import { writingSteps, type Sent, type Step } from './writes.ts';

export interface Backend {
  /** Sends a request to the host of a target. */
  request: (target: string, path: string, init: RequestInit) => Promise<Response>;
  /** The access token of a test customer. Undefined: calls that need one are not asked. */
  token: string | undefined;
  language: string;
}

export interface Report extends Judgement {
  name: string;
  /** Why it was not asked, or what the call was for. */
  note: string;
}

interface Options {
  documents: { sent: Schema; survived: Schema };
  backend: Backend;
  /** Also makes, changes and removes things of its own. */
  write: boolean;
}

const CHALLENGE = 'GET /captcha/challenge';

const SKIPPED: Judgement = { verdict: 'not asked', findings: [], unread: [] };

/** Asks a backend for everything that can be read, and compares each answer with the published contract. */
export async function conform({ documents, backend, write }: Options): Promise<Report[]> {
  const operations = operationsOf(documents.sent);
  const judged = judge(documents);
  const answers = new Map<string, unknown>();
  const reports = new Map<string, Report>();

  // A challenge is made anew for each request, and changes nothing.
  const reads = operations.filter(
    ({ name, acts }) => name.startsWith('GET ') && (!acts || name === CHALLENGE),
  );
  for (const operation of reads.toSorted((a, b) => readingOrder(a.name) - readingOrder(b.name))) {
    const { name, path, needsToken } = operation;
    const inputs = inputsFor(name, path, answers);
    if (needsToken && backend.token === undefined) skip(name, 'It needs the token of a test customer.');
    else if (!inputs) skip(name, 'Nothing is known to ask it with.');
    else await tell(operation, inputs, '');
  }
  await probeRefusals();
  if (write) for (const step of writingSteps()) await take(step);
  for (const { name } of operations)
    if (!reports.has(name)) skip(name, write ? 'It acts on what conform has not made.' : 'It acts: --write.');
  return operations.map(({ name }) => reports.get(name)).filter((report) => report !== undefined);

  function skip(name: string, note: string): void {
    reports.set(name, { name, note, ...SKIPPED });
  }

  async function tell(operation: Operation, inputs: Sent, note: string): Promise<void> {
    const { name } = operation;
    try {
      const answered = await asked(operation, inputs, backend.token);
      answers.set(name, jsonOf(answered));
      reports.set(name, { name, note, ...judged(operation, answered) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      reports.set(name, { name, note: `No answer: ${reason}`, ...SKIPPED, verdict: 'missing' });
    }
  }

  /** What a backend says when it refuses: without a token, and for a thing that does not exist. */
  async function probeRefusals(): Promise<void> {
    await probe('GET /api/accounts/me', {}, undefined);
    await probe('GET /api/cinema/{slug}', { params: { slug: 'no-such-cinema' } }, backend.token);
  }

  async function probe(name: string, inputs: Inputs, token: string | undefined): Promise<void> {
    const operation = operations.find((one) => one.name === name);
    const report = reports.get(name);
    if (!operation || report?.verdict !== 'conforms') return;
    const answered = await asked(operation, inputs, token).catch(() => undefined);
    if (!answered) return;
    const isRefused = answered.status >= 400;
    const refusal = isRefused ? judged(operation, answered) : unrefused(answered.status);
    const verdict = refusal.findings.length > 0 || refusal.verdict === 'missing' ? 'differs' : 'conforms';
    const findings = refusal.verdict === 'missing' ? unrefused(answered.status).findings : refusal.findings;
    reports.set(name, { ...report, verdict, findings });
  }

  async function take({ name, inputs }: Step): Promise<void> {
    const operation = operations.find((one) => one.name === name);
    if (!operation) return;
    if (operation.needsToken && backend.token === undefined) return;
    const given = inputs(answers);
    if (given) await tell(operation, given, 'It acted on what conform has made.');
    // What was made stands in the answers of the reads after it.
    const read = given && operations.find((one) => one.method === 'GET' && one.path === operation.path);
    if (read) answers.set(read.name, jsonOf(await asked(read, {}, backend.token)));
  }

  async function asked(
    operation: Operation,
    { params = {}, query = {}, payload }: Sent,
    token: string | undefined,
  ): Promise<Answered> {
    const search = new URLSearchParams({ ...query, language: backend.language });
    const mobileKey = field(answers, 'GET /api/settings', 'mobileKey');
    const headers: Record<string, string> = {};
    if (operation.takesToken && token !== undefined) headers.authorization = `Bearer ${token}`;
    if (operation.target === 'catalogueMobile' && typeof mobileKey === 'string')
      headers['mobile-key'] = mobileKey;
    if (payload !== undefined && !(payload instanceof FormData)) headers['content-type'] = 'application/json';
    const response = await backend.request(
      operation.target,
      `${fillPath(operation.path, params)}?${search.toString()}`,
      {
        method: operation.method,
        headers,
        ...(payload === undefined
          ? {}
          : { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
      },
    );
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  }
}

function unrefused(status: number): Judgement {
  const finding = {
    where: 'a refusal',
    expected: 'a status from 400 on, with a code and a message',
    got: String(status),
    page: 'The page cannot say why, or shows something empty.',
  };
  return { verdict: 'differs', findings: [finding], unread: [] };
}

function jsonOf({ bytes }: Answered): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
