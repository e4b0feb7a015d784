import type { Schema } from './notes.ts';

export interface Operation {
  /** As the specification lists it: `GET /api/cinemas`. */
  name: string;
  method: string;
  path: string;
  target: string;
  needsToken: boolean;
  takesToken: boolean;
  /** A GET that changes something. */
  acts: boolean;
  /** The answer is a file. */
  isFile: boolean;
  /** The client reads the body of the answer. */
  isRead: boolean;
  /** Statuses of refusals that the contract lists for this call. */
  refusals: readonly string[];
}

type Content = Record<string, { schema?: Schema }>;

/** The calls of an OpenAPI document that `npm run contract` has written. */
export function operationsOf(document: Schema): Operation[] {
  const paths = document.paths as Record<string, Record<string, Schema>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method.toUpperCase(), operation)),
  );
}

function operationOf(path: string, method: string, operation: Schema): Operation {
  const security = (operation.security ?? []) as object[];
  const responses = operation.responses as Record<string, { content?: Content }>;
  const content = responses['200']?.content ?? {};
  const schema = content['application/json']?.schema;
  return {
    name: `${method} ${path}`,
    method,
    path,
    target: String(operation['x-target']),
    needsToken: security.length > 0 && security.every((one) => 'session' in one),
    takesToken: security.length > 0,
    acts: operation['x-acts'] === true,
    isFile: schema === undefined,
    isRead: schema !== undefined && Object.keys(schema).length > 0,
    refusals: Object.keys(responses).filter((status) => status.startsWith('4')),
  };
}
