import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACT_FILES, contractVersion, published } from './files.ts';
import type { Reading } from './jsonSchema.ts';
import { openapi } from './openapi.ts';

test.each(['sent', 'survived'] satisfies Reading[])(
  'the published contract of what is %s is what the code makes of it',
  async (reading) => {
    const version = contractVersion(readFileSync('docs/contract/changes.md', 'utf8'));
    const document: unknown = JSON.parse(JSON.stringify(await openapi(version, reading)));
    expect(document).toEqual(published(CONTRACT_FILES[reading]));
  },
);
