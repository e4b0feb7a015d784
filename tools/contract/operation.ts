import { annotate, type Use } from './annotate.ts';
import { nameOf, type NamedCall } from './allCalls.ts';
import type { Example } from './examples.ts';
import { jsonSchemaOf, type Reading } from './jsonSchema.ts';
import type { CallNote, Notes, Schema } from './notes.ts';
import { refusal } from './shared.ts';

interface Parts {
  call: NamedCall;
  note: CallNote;
  example: Example;
  reading: Reading;
  /** Gives a schema with a title its name. */
  take: (schema: Schema) => Schema;
  /** Takes what is missing in the notes, and what is too much. */
  tell: (problem: string) => void;
}

/** One call as an operation of OpenAPI. */
export function operation(parts: Parts): Schema {
  const { call, note } = parts;
  const isRead = call.method === 'GET' && !call.acts;
  const about = [
    note.about,
    isRead ? 'Changes nothing. The page asks again when the customer does.' : sending(parts),
    note.captcha && 'It carries the answer to a challenge.',
    call.token === 'ifSignedIn' && 'The token is sent where there is a session.',
  ];
  return {
    operationId: call.id,
    tags: [call.area],
    summary: note.summary,
    description: about.filter(Boolean).join('\n\n'),
    'x-target': call.target,
    'x-acts': call.acts,
    'x-extension': call.extension,
    servers: [{ url: `{${call.target}}`, variables: { [call.target]: { default: serverOf(call) } } }],
    security: security(call),
    parameters: parameters(parts),
    requestBody: requestBody(parts),
    responses: { ...answers(parts), ...refusals(parts) },
  };
}

function sending({ call, note }: Parts): string {
  const isRenewed = call.token !== 'never' && note.refusals?.['401'] === undefined;
  const often = isRenewed ? ', and once more after a 401' : '';
  return `Sent once for each act of the customer${often}. When its answer is lost, the client says that it does not know.`;
}

/** Which hosts the targets have is the deployment's choice: docs/deploy.md. */
function serverOf({ target }: NamedCall): string {
  return target === 'client' ? 'https://account.example' : `https://${target.toLowerCase()}.example`;
}

function security({ token }: NamedCall): Schema[] {
  if (token === 'never') return [];
  return token === 'required' ? [{ session: [] }] : [{}, { session: [] }];
}

function parameters({ call, note, example }: Parts): Schema[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const query = Object.keys((call.query && jsonSchemaOf(call.query, 'sent').properties) ?? {});
  const shared = (name: string): Schema => ({ $ref: `#/components/parameters/${name}` });
  const schemaOf = (name: string): Schema =>
    name === 'type' ? { type: 'string', const: example.query[name] } : { type: 'string', minLength: 1 };
  return [
    ...inPath.map((name) => ({
      name,
      in: 'path',
      required: true,
      description: note.params?.[name] ?? '',
      schema: { type: 'string', minLength: 1 },
      example: example.params[name],
    })),
    ...query.map((name) => ({
      name,
      in: 'query',
      required: true,
      description: note.query?.[name] ?? '',
      schema: schemaOf(name),
      example: example.query[name],
    })),
    shared('language'),
    ...(note.captcha ? [shared('captcha')] : []),
    ...(call.target === 'catalogueMobile' ? [shared('mobileKey')] : []),
  ];
}

function requestBody(parts: Parts): Schema | undefined {
  const { call, note, example, take } = parts;
  if (!call.payload) return undefined;
  const schema = jsonSchemaOf(call.payload, 'sent');
  const notes: Notes = { '': 'What is sent.', ...note.payload };
  const body = take(described({ ...parts, use: 'asked' }, schema, notes));
  const type = call.form ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema: body, example: example.payload } } };
}

function answers(parts: Parts): Schema {
  const { call, note, example, reading, take } = parts;
  if (note.unread !== undefined) {
    const description = `Done. The client does not read the body. ${note.unread}`;
    const content = { 'application/json': { schema: {}, example: example.answer ?? {} } };
    return { '200': { description, content }, '204': { description } };
  }
  const description = 'The answer.';
  if (call.file) {
    const type = call.path.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
    return {
      '200': {
        description: 'The file.',
        content: { [type]: { schema: { type: 'string', format: 'binary' } } },
      },
    };
  }
  const schema = jsonSchemaOf(call.answer, reading);
  const noted = take(described({ ...parts, use: reading }, schema, note.answer ?? {}));
  const whole = reading === 'survived' ? { ...noted, ...someKnown(call) } : noted;
  return {
    '200': { description, content: { 'application/json': { schema: whole, ...shown(example, reading) } } },
  };
}

/** One example, or several by name, the usual one first. What the client survives needs no more than one. */
function shown({ answer, variants }: Example, reading: Reading): Schema {
  const others = Object.entries(variants);
  if (reading === 'survived' || others.length === 0) return { example: answer };
  const examples = [['usual', answer] as const, ...others];
  return { examples: Object.fromEntries(examples.map(([name, value]) => [name, { value }])) };
}

/** An object is refused when it has fields and the client knows none of them (src/http/send.ts). */
function someKnown({ answer }: NamedCall): Schema {
  const object: object = 'wrapped' in answer ? (answer.wrapped as object) : answer;
  if (!('entries' in object) || 'fallback' in object) return {};
  const known = Object.keys(object.entries as object);
  return { allOf: [{ anyOf: [{ maxProperties: 0 }, ...known.map((name) => ({ required: [name] }))] }] };
}

function described({ call, use, tell }: Parts & { use: Use }, schema: Schema, notes: Notes): Schema {
  const { schema: annotated, bare, unused } = annotate(schema, notes, use);
  for (const path of bare) tell(`${nameOf(call)}: no note about ${path || 'the whole'}`);
  for (const path of unused) tell(`${nameOf(call)}: a note about ${path}, which the contract does not have`);
  return annotated;
}

function refusals({ call, note }: Parts): Schema {
  const shared = (name: string): Schema => ({ $ref: `#/components/responses/${name}` });
  const own = Object.entries(note.refusals ?? {}).map(
    ([status, text]) => [status, refusal(status, text)] as const,
  );
  return {
    '400': shared('BadRequest'),
    ...(call.token === 'required' ? { '401': shared('Unauthorized') } : {}),
    ...(note.captcha ? { '403': shared('Captcha') } : {}),
    ...Object.fromEntries(own),
    default: shared('Failure'),
  };
}
