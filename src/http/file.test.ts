import { expect, test } from 'vitest';
import * as v from 'valibot';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { defineCall } from './call.ts';
import { send, setupHttp } from './send.ts';

const getPicture = defineCall({
  method: 'GET',
  path: '/api/picture/{id}.jpg',
  target: 'client',
  token: 'required',
  file: true,
  answer: v.pipe(v.blob(), v.mimeType(['image/jpeg'])),
});

installPlatform(testPlatform());

function answerWith(body: string, type: string): string[] {
  const asked: string[] = [];
  const origin = 'https://api.test';
  setupHttp({
    origins: { client: origin, catalogueWeb: origin, catalogueMobile: origin, tunnel: origin },
    language: () => 'fr',
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: async (input) => {
      asked.push(new Request(input).url);
      return new Response(body, { headers: { 'content-type': type } });
    },
  });
  return asked;
}

test('E-32 a file arrives as it is', async () => {
  const asked = answerWith('bytes', 'image/jpeg');
  const blob = await send(getPicture, { params: { id: 'p9' } });
  expect(asked).toEqual(['https://api.test/api/picture/p9.jpg?language=fr']);
  expect([blob.type, await blob.text()]).toEqual(['image/jpeg', 'bytes']);
});

test('a file of another kind, as a proxy’s page is, is malformed', async () => {
  answerWith('<html>', 'text/html');
  await expect(send(getPicture, { params: { id: 'p10' } })).rejects.toMatchObject({
    failure: { kind: 'malformed' },
  });
});
