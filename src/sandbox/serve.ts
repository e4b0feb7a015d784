import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { WalletLink } from '#account/wallets/contract.ts';
import type { AnyCall, PathParams, SchemaOutput, WireAnswer } from '#http/call.ts';
import type { Target } from '#sites/environmentSettings.ts';
import { LANGUAGES, type Language, type Site } from '#sites/site.ts';
import type { Browser, SandboxState } from './state.ts';
import type { World } from './world.ts';

export interface Env {
  Variables: { browser: Browser };
}

export interface Sandbox {
  app: Hono<Env>;
  state: SandboxState;
  site: Site;
  /** The subject of a valid access token. */
  verify(token: string): Promise<{ subject: string } | undefined>;
  targets?: readonly Target[] | undefined;
  /** Links to a wallet for a ticket or the pass. In the page there are none: they lead to the server. */
  walletLinks?: ((id: string) => WalletLink[]) | undefined;
  /** How many digests a captcha asks for at most. Tests ask for fewer. */
  challengeDigests?: number | undefined;
}

/** The arguments of a handler, checked against the contract. */
export interface Served<C extends AnyCall> {
  /** The world of the signed-in customer; a call that requires a token is refused before the handler. */
  world: World;
  /** The world that this browser used last, for calls without a token. */
  browserWorld: World | undefined;
  browser: Browser;
  params: C extends { path: infer Path extends string } ? PathParams<Path> : never;
  query: SchemaOutput<C['query']>;
  payload: SchemaOutput<C['payload']>;
  language: Language;
  headers: Headers;
  /** Epoch milliseconds, by the clock of this browser. */
  now: number;
}

/** A refusal with a message that the client shows to the customer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${String(status)}`);
    this.status = status;
    this.body = body;
  }
}

/** Answers one call of the contract. */
export function serve<C extends AnyCall>(
  sandbox: Sandbox,
  call: C,
  handler: (served: Served<C>) => WireAnswer<C> | Promise<WireAnswer<C>>,
): void {
  if (sandbox.targets?.includes(call.target) === false) return;
  sandbox.app.on(call.method, routePattern(call.path), async (c) => {
    const browser = c.get('browser');
    const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    const subject =
      bearer === undefined
        ? getCookie(c, `${sandbox.site.id}_session`)
        : (await sandbox.verify(bearer))?.subject;
    const world = sandbox.state.world(subject);
    if (bearer !== undefined && !world)
      return c.json({ code: 'token', message: 'The token is not valid' }, 401);
    if (call.token === 'required' && !world)
      return c.json({ code: 'token', message: 'A token is required' }, 401);
    if (world) sandbox.state.bind(world.id, browser.id);

    const language = LANGUAGES.find((known) => known === c.req.query('language'));
    if (!language) return badRequest('language');
    const query = v.safeParse(call.query ?? v.unknown(), c.req.query());
    if (!query.success) return badRequest(v.getDotPath(query.issues[0]) ?? 'query');
    if (call.form && !isForm(c.req.raw)) return badRequest('content-type');
    const sent = withSingleFiles(await body(c.req.raw), call.payload);
    const payload = v.safeParse(call.payload ?? v.undefined(), sent);
    if (!payload.success) return badRequest(v.getDotPath(payload.issues[0]) ?? 'payload');
    if (hasListForObject(sent, payload.output)) return badRequest('payload');

    const served = {
      world,
      browserWorld: sandbox.state.world(browser.worldId),
      browser,
      params: pathParams(call.path, c.req.path),
      query: query.output,
      payload: payload.output,
      language,
      headers: c.req.raw.headers,
      now: Date.now() + browser.clockAhead,
    };
    try {
      // The checks above have established these types, which generics cannot follow.
      const answer = await handler(served as unknown as Served<C>);
      if (answer instanceof Blob) return new Response(answer);
      return answer === undefined ? c.body(null, 204) : c.json(answer as object);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
      throw error;
    }
  });
}

/** A form does not tell a file from a list of one file; the schema of the payload does. */
function withSingleFiles(sent: unknown, schema: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || !isObjectSchema(schema))
    return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, part]: [string, unknown]) => {
      const isSingle = schema.entries[name]?.type === 'file' && Array.isArray(part) && part.length === 1;
      return [name, isSingle ? (part[0] as unknown) : part];
    }),
  );
}

function isObjectSchema(schema: unknown): schema is { entries: Record<string, v.GenericSchema> } {
  return typeof schema === 'object' && schema !== null && 'entries' in schema;
}

/** To Valibot a list is an object without fields. */
function hasListForObject(sent: unknown, taken: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || typeof taken !== 'object' || taken === null) return false;
  if (Array.isArray(sent)) return !Array.isArray(taken);
  return Object.entries(sent).some(([name, inner]) => hasListForObject(inner, Reflect.get(taken, name)));
}

function badRequest(where: string): Response {
  return Response.json({ code: 'payload', message: `Not as the contract says: ${where}` }, { status: 400 });
}

function isForm(request: Request): boolean {
  return /^multipart\/form-data; *boundary=./.test(request.headers.get('content-type') ?? '');
}

/** The parts of a form by name, with files in lists; or JSON; or the text. */
export async function body(request: Request): Promise<unknown> {
  // A body that is cut off, because the customer has cancelled the upload, counts as missing.
  if (isForm(request))
    return request
      .clone()
      .formData()
      .then(parts, () => undefined);
  const text = await request.clone().text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function parts(form: FormData): Record<string, string | File[]> {
  const found: Record<string, string | File[]> = {};
  for (const [name, part] of form) {
    const known = found[name];
    if (part instanceof File) found[name] = [...(Array.isArray(known) ? known : []), part];
    else found[name] = part;
  }
  return found;
}

/** From `/invoice/{id}.pdf` to Hono's `/invoice/:id{.+\.pdf}`. */
export function routePattern(path: string): string {
  return path.replaceAll(/\{(\w+)\}([^/{]*)/g, (_, name: string, suffix: string) =>
    suffix === '' ? `:${name}` : `:${name}{.+${suffix.replaceAll('.', '\\.')}}`,
  );
}

export function pathParams(template: string, path: string): Record<string, string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const pattern = template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+?)');
  const values = new RegExp(`^${pattern}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}
