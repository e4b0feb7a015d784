import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Target } from '#sites/environmentSettings.ts';
import type { ExtensionFlag } from '#sites/flags.ts';

/**
 * Whether a call carries the access token. `required`: without a session the customer is sent to sign in.
 * `ifSignedIn`: the call goes out without a token where there is no session. `never`: no token even where there is a
 * session.
 */
export type TokenRule = 'required' | 'ifSignedIn' | 'never';

/** What a successful call changes. The stores that hold it load again, past the cache (specification, section 7). */
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

export type QuerySchema = GenericSchema<Record<string, string>, Record<string, string>>;

/**
 * One line of the specification's table of calls. The client sends it and the sandbox answers it, with the same
 * schemas.
 */
export interface Call<
  Path extends string = string,
  Query extends QuerySchema | undefined = QuerySchema | undefined,
  Payload extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As the specification lists it, with `{name}` for each parameter: `/api/ec/cancel/{id}`. */
  path: Path;
  target: Target;
  token: TokenRule;
  query?: Query;
  /** The JSON body. */
  payload?: Payload;
  /** The payload travels as a multipart form with files. `upload` sends it. */
  form?: true;
  /** Checks the answer and turns it into the types of this project. */
  answer: Answer;
  /** The answer is a file, not JSON. Its schema receives a Blob. */
  file?: true;
  /** What a GET reads. A call that refreshes this resource drops the cached answers. */
  resource?: Resource;
  /**
   * A 401 refuses what the call carries, such as a wrong password. A new token would not help, so the call is not
   * repeated.
   */
  refusesWith401?: true;
  /**
   * A GET that changes something. It is sent every time, never answered from the cache.
   */
  acts?: true;
  /** What a success changes. */
  refreshes?: readonly Resource[];
  /**
   * The specification does not have this call. It is sent while this flag of the settings is on
   * (docs/decisions.md#extension-calls-off-by-default).
   */
  extension?: ExtensionFlag;
}

export type AnyCall = Call;
export type Answer<C extends AnyCall> = InferOutput<C['answer']>;
export type WireAnswer<C extends AnyCall> = InferInput<C['answer']>;

type Declared<Schema> = NonNullable<Schema>;
/** What a caller passes as query or payload. Undefined where the call has none. */
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
