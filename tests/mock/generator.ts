import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Schema } from '#contract/notes.ts';

/** `npm run test:all -- mock` installs it beside the mock server. */
const GENERATOR = 'tests/mock/tools/node_modules/json-schema-faker/dist/index.js';

interface JsonSchemaFaker {
  generate: (schema: Schema, options: { seed: number; optionalsProbability: number }) => Promise<unknown>;
}

/** Makes a value that a schema of the contract allows, always the same one for a seed. */
export async function valueMaker(contract: Schema) {
  const url = pathToFileURL(resolve(GENERATOR)).href;
  const { generate } = (await import(url)) as JsonSchemaFaker;
  const { components } = contract;
  return (schema: Schema, seed: number): Promise<unknown> =>
    // The schema's references lead to the components.
    generate({ ...schema, components }, { seed, optionalsProbability: 0.6 });
}
