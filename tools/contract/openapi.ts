import { allCalls, allNotes, nameOf } from './allCalls.ts';
import { namedSchemas } from './components.ts';
import { exampleOf } from './examples.ts';
import type { Reading } from './jsonSchema.ts';
import type { Schema } from './notes.ts';
import { operation } from './operation.ts';
import { SHARED, TAGS, TARGETS } from './shared.ts';

const INTRODUCTION: Readonly<Record<Reading, string>> = {
  sent: `What a backend of the account sends and takes. The command \`npm run contract\` makes this file of the schemas with which the client reads answers.

- \`x-needed\`: without the field the client refuses the object: an entry of a list is left out, an answer counts as failed.
- A field in \`required\` that is not \`x-needed\` stands in the specification. Without it the page shows less.
- \`x-ours\`: the specification does not list the field. It may be left out; its description says what happens then.
- \`x-unit: cents\`: whole cents. An instant has a zone (RFC 3339); a day has none.
- \`x-extension\`: the specification does not have this call. The client sends it only while the settings have this flag on.
- \`x-target\`: which of four hosts a call goes to.`,
  survived: `What the client takes of a backend without failing, field by field. A value that is not as \`x-read\` says becomes the \`default\`; an entry of a list that is not as \`x-kept\` says is left out, and a list of which no entry is kept is refused. So is an object that has fields, none of which is known. \`openapi.json\` says what a backend should send.`,
};

/** The whole contract as OpenAPI 3.1. @throws Error for a value without a note */
export async function openapi(version: string, reading: Reading): Promise<Schema> {
  const [calls, notes] = await Promise.all([allCalls(), allNotes()]);
  const { schemas, take } = namedSchemas();
  const paths: Record<string, Record<string, Schema>> = {};
  const problems: string[] = [];
  const tell = (problem: string): void => void problems.push(problem);
  for (const call of calls) {
    const note = notes[nameOf(call)];
    if (!note) {
      problems.push(`${nameOf(call)}: no notes`);
      continue;
    }
    const parts = { call, note, example: await exampleOf(call), reading, take, tell };
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(parts);
  }
  if (problems.length > 0) throw new Error(`tools/contract/notes:\n${problems.join('\n')}`);
  return {
    openapi: '3.1.1',
    info: {
      title: reading === 'sent' ? 'Cinema account' : 'Cinema account: what the client survives',
      version,
      description: INTRODUCTION[reading],
      contact: { name: 'Developers of the account site' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: 'https://account.example', description: TARGETS.client }],
    tags: [...new Set(calls.map(({ area }) => area))].toSorted().map(tagOf),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => a.localeCompare(b, 'en'))),
    components: { ...SHARED, schemas: { ...SHARED.schemas, ...sorted(schemas) } },
  };
}

function tagOf(name: string): Schema {
  return { name, description: TAGS[name] ?? name.charAt(0).toUpperCase() + name.slice(1) };
}

function sorted(schemas: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
