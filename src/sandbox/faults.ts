import * as v from 'valibot';

const FAULTS = [
  'answer',
  'slow',
  'held',
  'hang',
  'reset',
  'truncated',
  'html',
  '400',
  '401',
  '403',
  '404',
  '409',
  '422',
  '429',
  '500',
  '503',
  'empty',
  'missing-field',
  'null-field',
  'unknown-enum',
  'lost-reply',
  'token',
] as const;

/** The body of `POST /sandbox/faults`. */
export const faultSchema = v.object({
  /** Method and path, `*` for anything: `GET /api/cinemas`, `* /api/accounts/*`. */
  match: v.string(),
  fault: v.picklist(FAULTS),
  /** How many calls the fault hits; 0 means all calls until the faults are cleared. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 1),
  delayMs: v.optional(v.number(), 3000),
  /** For `answer`: its status and its body. For `slow` and `held`: 200 lets the endpoint answer, any other does not. */
  status: v.optional(v.number(), 200),
  body: v.optional(v.unknown()),
  /** For the fault `answer`, in place of a body: what is sent byte for byte, as base64. */
  bytes: v.optional(v.pipe(v.string(), v.base64())),
  /** Sent with the answer, whatever the fault: `{"cache-control": "private, max-age=300"}`. */
  headers: v.optional(v.record(v.string(), v.string())),
  /** For the fault `token`: claims to override, null to leave a claim out; the signature's algorithm. */
  claims: v.optional(v.record(v.string(), v.unknown())),
  alg: v.optional(v.string()),
  accessToken: v.optional(v.boolean()),
  /** For `missing-field` and `null-field`; the first field of the answer by default. */
  field: v.optional(v.string()),
});
export type Fault = v.InferOutput<typeof faultSchema>;

function matches(pattern: string, method: string, path: string): boolean {
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${literal}$`).test(`${method} ${path.replace(/\/$/, '')}`);
}

/** The fault that hits this call. The call uses the fault up. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const index = faults.findIndex((fault) => matches(fault.match.replace(/\/$/, ''), method, path));
  const fault = faults[index];
  if (!fault) return undefined;
  if (fault.times === 1) faults.splice(index, 1);
  else if (fault.times > 1) faults[index] = { ...fault, times: fault.times - 1 };
  return fault;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const PROXY_PAGE = '<!doctype html><html lang="en"><title>502</title><h1>Bad gateway</h1></html>';

/**
 * The answer to a call under a fault. A call under `held` has waited before (`SandboxState.released`).
 * `Response.error()` stands for a broken connection: the server or the page that passes the answer on then breaks the
 * connection.
 */
export async function underFault(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  const response = await faulty(fault, answer);
  return fault.headers && response.type !== 'error' ? withHeaders(response, fault.headers) : response;
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  const merged = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers: merged });
}

async function faulty(fault: Fault, answer: () => Promise<Response>): Promise<Response> {
  switch (fault.fault) {
    case 'answer':
      return fault.bytes === undefined
        ? Response.json(fault.body ?? null, { status: fault.status })
        : new Response(bytesOf(fault.bytes), { status: fault.status });
    case 'held':
    case 'slow':
      if (fault.fault === 'slow') await wait(fault.delayMs);
      return fault.status === 200 ? answer() : Response.json(null, { status: fault.status });
    case 'hang':
      return new Promise(() => undefined);
    case 'reset':
      return Response.error();
    case 'lost-reply':
      await answer();
      return Response.error();
    case 'truncated': {
      const text = await (await answer()).text();
      return new Response(text.slice(0, Math.ceil(text.length / 2)), {
        headers: { 'content-type': 'application/json' },
      });
    }
    case 'html':
      return new Response(PROXY_PAGE, { headers: { 'content-type': 'text/html' } });
    case 'empty':
      return new Response(null, { status: 200 });
    case 'missing-field':
    case 'null-field':
    case 'unknown-enum':
      return spoiltAnswer(await answer(), fault);
    case 'token':
      return answer();
    default: {
      const status = Number(fault.fault);
      const headers: Record<string, string> = status === 429 ? { 'retry-after': '30' } : {};
      return Response.json({}, { status, headers });
    }
  }
}

/** No body for no bytes: an answer with the status 204 must have none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  return base64 === '' ? null : Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** Fields whose value comes from a list that both the client and the server know. */
const ENUMS = new Set([
  'status',
  'salutation',
  'type',
  'category',
  'subscriptionStatus',
  'blockedReason',
  'provider',
  'position',
  'icon',
]);

/** An empty answer or a file is not JSON and has no fields to spoil. */
async function spoiltAnswer(answer: Response, fault: Fault): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  return Response.json(spoilt(await answer.json(), fault), { status: answer.status });
}

function spoilt(body: unknown, fault: Fault): unknown {
  if (Array.isArray(body))
    return body.map((entry: unknown, index) => (index === 0 ? spoilt(entry, fault) : entry));
  if (typeof body !== 'object' || body === null) return body;
  if (fault.fault === 'unknown-enum') return unknownEnums(body);
  const field = fault.field ?? Object.keys(body)[0];
  const entries = Object.entries(body);
  return Object.fromEntries(
    fault.fault === 'missing-field'
      ? entries.filter(([key]) => key !== field)
      : entries.map(([key, value]) => [key, key === field ? null : value]),
  );
}

function unknownEnums(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unknownEnums);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      ENUMS.has(key) && typeof inner === 'string' ? 'ZZZ' : unknownEnums(inner),
    ]),
  );
}

/** A call to another origin carries no cookie; the tests then name the browser as its user agent. */
export function namedBrowser(userAgent = ''): string | undefined {
  return /\bsandbox\/([\w-]+)/.exec(userAgent)?.[1];
}
