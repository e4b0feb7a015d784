import { expect, test } from 'vitest';
import * as v from 'valibot';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { defineCall } from './call.ts';
import { send, setupHttp } from './send.ts';
import { fileOf } from './wire.ts';

const getPicture = defineCall({
  method: 'GET',
  path: '/api/picture/{id}.jpg',
  target: 'client',
  token: 'required',
  file: true,
  answer: v.pipe(v.blob(), v.mimeType(['image/jpeg'])),
});

const getInvoice = defineCall({
  method: 'GET',
  path: '/api/invoice/{id}.pdf',
  target: 'client',
  token: 'required',
  file: true,
  answer: fileOf('application/pdf'),
});

installPlatform(testPlatform());

/** Answers each request, and notes what it accepts and its address. */
function answerWith(body: string, type: string): string[] {
  const asked: string[] = [];
  const origin = 'https://api.test';
  setupHttp({
    origins: {
      client: origin,
      catalogueWeb: origin,
      catalogueMobile: origin,
      tunnel: origin,
      captcha: origin,
    },
    language: () => 'fr',
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: async (input) => {
      const { headers, url } = new Request(input);
      asked.push(`${String(headers.get('accept'))} ${url}`);
      return new Response(body, { headers: { 'content-type': type } });
    },
  });
  return asked;
}

test('[calls/get-card-picture] a file arrives as it is', async () => {
  const asked = answerWith('bytes', 'image/jpeg');
  const blob = await send(getPicture, { params: { id: 'p9' } });
  expect(asked).toEqual(['*/* https://api.test/api/picture/p9.jpg?language=fr']);
  expect([blob.type, await blob.text()]).toEqual(['image/jpeg', 'bytes']);
});

test.each([
  ['application/pdf', 'application/pdf'],
  ['application/pdf; charset=binary', 'application/pdf'],
  ['application/pdf ; charset=binary', 'application/pdf'],
])('[calls/get-invoice-pdf] a type is %s whatever is said about it besides', async (type, plain) => {
  answerWith('%PDF-1.7', type);
  expect((await send(getInvoice, { params: { id: type } })).type).toBe(plain);
});

test.each([
  ['of another kind, as a proxy’s page is', '<html>', 'text/html'],
  ['broken off on its way through a proxy', '%PDF-1', 'application/json'],
  ['of a kind that only begins alike', '%PDF-1', 'application/pdfx'],
  ['without content', '', 'application/pdf'],
])('[subscription/contract-failure-toast] a file %s is malformed', async (what, body, type) => {
  answerWith(body, type);
  await expect(send(getInvoice, { params: { id: what } })).rejects.toMatchObject({
    failure: { kind: 'malformed' },
  });
});
