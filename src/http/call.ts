import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Target } from '#sites/environment.ts';

/** `required` ends in a sign-in without one, `ifSignedIn` never starts one, `never` is not sent even when there is one. */
export type TokenRule = 'required' | 'ifSignedIn' | 'never';

/** What a successful call changes; the stores that hold it load again, past the cache (specification, section 7). */
export type Resource =
  | 'account'
  | 'advantages'
  | 'cards'
  | 'cases'
  | 'cinemas'
  | 'feelings'
  | 'friends'
  | 'identities'
  | 'invoices'
  | 'prepaids'
  | 'subscription'
  | 'tickets'
  | 'toNote';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;
export type PathParams<Path extends string> = Record<ParamNames<Path>, string>;

/** Parameters behind the `?`, as text. */
export type QuerySchema = GenericSchema<Record<string, string>, Record<string, string>>;

/** One line of the specification's table of calls: the client sends it and the sandbox answers it, on the same schemas. */
export interface Call<
  Path extends string = string,
  Query extends QuerySchema | undefined = QuerySchema | undefined,
  Payload extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As listed, with `{name}` for what varies: `/api/ec/cancel/{id}`. */
  path: Path;
  target: Target;
  token: TokenRule;
  query?: Query;
  /** JSON body. */
  payload?: Payload;
  /** Its payload travels as a multipart form, files and all; `upload` sends it (M-04). */
  form?: true;
  /** Wire to domain, once, here. */
  answer: Answer;
  /** The answer is a file, not JSON: its schema is given a Blob. */
  file?: true;
  /** What a GET reads; its cached answers are dropped when a call refreshes that. */
  resource?: Resource;
  /** Its 401 is a refusal of what it carries, a wrong password: no token would help, and it is not sent again. */
  refusesWith401?: true;
  /** A GET that acts is sent every time and never answered from the cache (TR-02). */
  acts?: true;
  /** What has changed after success. */
  refreshes?: readonly Resource[];
}

export type AnyCall = Call;
export type Answer<C extends AnyCall> = InferOutput<C['answer']>;
export type WireAnswer<C extends AnyCall> = InferInput<C['answer']>;

type Declared<Schema> = NonNullable<Schema>;
/** What a call's query or payload is made of; undefined where the call has none. */
export type SchemaInput<Schema> = [Declared<Schema>] extends [never]
  ? undefined
  : Declared<Schema> extends GenericSchema
    ? InferInput<Declared<Schema>>
    : never;
export type SchemaOutput<Schema> = [Declared<Schema>] extends [never]
  ? undefined
  : Declared<Schema> extends GenericSchema
    ? InferOutput<Declared<Schema>>
    : never;

export function defineCall<
  const Path extends string,
  Answer extends GenericSchema,
  Query extends QuerySchema | undefined = undefined,
  Payload extends GenericSchema | undefined = undefined,
>(call: Call<Path, Query, Payload, Answer>): Call<Path, Query, Payload, Answer> {
  return call;
}
