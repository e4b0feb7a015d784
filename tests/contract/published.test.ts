import { describe, expect, test } from 'vitest';
import { nameOf } from '#tools/contract/allCalls.ts';
import { published } from '#tools/contract/files.ts';
import { backend, bodyOf, sampleOf } from '#tools/contract/standIn.ts';
import { validator } from '#tools/contract/validator.ts';
import { CALLS, worlds } from './calls.ts';

const document = published();
const differences = validator(document);

test('the published contract has every call', () => {
  const paths = Object.entries(document.paths as Record<string, object>);
  const published = paths.flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(published.toSorted()).toEqual(CALLS.map(nameOf).toSorted());
});

describe.each(CALLS.filter(({ file }) => !file).map((call) => ({ name: nameOf(call), call })))(
  '$name',
  ({ call }) => {
    test('the sandbox sends every persona what the published contract says', async () => {
      for (const { site, language, persona } of worlds(call)) {
        const { world, token, ask } = backend(site, persona);
        const sample = await sampleOf(call, world);
        if (!sample) continue;
        const asked = { ...sample, language, ...(call.token === 'never' ? {} : { token }) };
        const response = await ask(call, asked);
        const body = await bodyOf(call, response);
        if (body === undefined) continue;
        expect(differences(call.method, call.path, response.status, body), persona).toEqual([]);
      }
    });
  },
);
