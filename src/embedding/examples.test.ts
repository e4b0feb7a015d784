import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { siteOf } from '#sites/sites.ts';
import { HELLO } from './host.ts';

/*
 * The examples of docs/app-bridge.md in JavaScript, Swift and Kotlin: the messages, fields and hosts that they name are
 * those of the schema and of the environment.
 */

interface Message {
  properties?: Record<string, { type?: string; const?: unknown }>;
}
interface Schema {
  $defs: Record<string, Message>;
}
const schema = JSON.parse(readFileSync('docs/app-bridge/messages.schema.json', 'utf8')) as Schema;
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(schema);

const page = readFileSync('docs/app-bridge.md', 'utf8');

/** The code of the page's only example in a language. */
function example(language: string): string {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))];
  expect(blocks, language).toHaveLength(1);
  return blocks[0]?.[1] ?? '';
}

function found(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Every message that a page sends, but for the greeting. */
const SENT = [...HELLO.sends].sort();
const FIELDS = new Set(
  Object.values(schema.$defs).flatMap((message) => Object.keys(message.properties ?? {})),
);
const PRODUCTION = siteOf('fr').environments.find(({ name }) => name === 'production')?.hosts ?? [];

const swift = example('swift');
const kotlin = example('kotlin');
const script = example('js');

describe('[embedding/typed-messages] the examples', () => {
  test('an iOS app registers a handler for each message that a page sends, and handles it', () => {
    const [names = ''] = found(swift, /for name in \[([^\]]+)\]/g);
    expect(found(names, /"([^"]+)"/g).sort()).toEqual(SENT);
    expect(found(swift, /case "([^"]+)"/g).sort()).toEqual(SENT);
  });

  test('a file has text in each field, as the iOS app reads it', () => {
    expect(swift).toContain('message.body as? [String: String]');
    const { type: { const: type } = {}, ...fields } = schema.$defs.download?.properties ?? {};
    expect([type, ...Object.values(fields).map((field) => field.type)]).toEqual([
      'download',
      'string',
      'string',
      'string',
    ]);
  });

  test('an Android app handles each message that a page sends, and reads fields that it has', () => {
    expect(found(kotlin, /^ *"([^"]+)" ->/gm).sort()).toEqual(SENT);
    expect(found(kotlin, /get\w+\("([^"]+)"\)/g)).toEqual(['type']);
    expect(kotlin).toMatch(/@JavascriptInterface fun postMessage\(body: String\)[^]*, "Android"\)/);
  });

  test('a parent window compares types that a page sends to parents, and sends what a page takes', () => {
    const compared = found(script, /data\.type === '([^']+)'/g);
    expect([...new Set(compared)].sort()).toEqual(SENT.filter((type) => type !== 'download'));
    const sent = found(script, /postMessage\((\{[^}]+\})/g).map(parsed);
    expect(sent).not.toEqual([]);
    for (const message of sent)
      expect(ajv.validate('messages.schema.json#/$defs/toPage', message), JSON.stringify(message)).toBe(true);
  });

  test('they name the host of production', () => {
    const named = [swift, kotlin, script].flatMap((code) => found(code, /([\w.-]+\.example)\b/g));
    expect([...new Set(named)]).toEqual(PRODUCTION);
  });
});

test('[embedding/typed-messages] each message that the text names is in the schema, with its fields', () => {
  const literals = found(page, /`(\{type:[^`]+\})`/g);
  expect(literals.length).toBeGreaterThan(6);
  for (const literal of literals) {
    const [type = '', ...names] = literal.slice(1, -1).split(/, ?/);
    expect([...SENT, HELLO.type], literal).toContain(/^type:'([^']+)'$/.exec(type)?.[1]);
    expect(
      names.filter((name) => !FIELDS.has(name)),
      literal,
    ).toEqual([]);
  }
});

/** An object of JavaScript with plain names and texts. */
function parsed(literal: string): unknown {
  return JSON.parse(literal.replaceAll(/(\w+):/g, '"$1":').replaceAll("'", '"'));
}
