import { beforeEach, describe, expect, test } from 'vitest';
import { resetLoads } from '#account/load.ts';
import { $visibleToast, clearToasts } from '#account/toasts/store.ts';
import { account } from '#account/user/store.ts';
import { forgetAll } from '#http/cache.ts';
import { setupHttp } from '#http/send.ts';
import { $session } from '#identity/session.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { Show } from '../contract.ts';
import { $feelings, feelings, giveStars, takeStars, unwish, wish } from './store.ts';

installPlatform(testPlatform());

function show(slug: string, id = ''): Show {
  return { slug, id, name: 'Film', genres: [], actors: [] };
}

function wire(slug: string, felt: object) {
  return { show: { slug, id: '', name: 'Film' }, updatedAt: '2026-01-01T00:00:00Z', ...felt };
}

const SEA = show('noordzee');

interface Sent {
  what: string;
  body: unknown;
}

let sent: Sent[];
/** The feelings that the server holds. GETs answer with them. */
let held: object[] | undefined;
let answer: () => Response | Promise<Response>;

beforeEach(async () => {
  resetLoads();
  forgetAll();
  clearToasts();
  sent = [];
  held = [wire('noordzee', { intention: 2, emotion: 3 })];
  answer = () => Response.json({});
  setupHttp({
    origins: { client: 'https://api.test', catalogueWeb: '', catalogueMobile: '', tunnel: '', captcha: '' },
    language: () => 'fr',
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve(undefined),
    mobileKey: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      sent.push({
        what: `${request.method} ${new URL(request.url).pathname}`,
        body: text === '' ? undefined : JSON.parse(text),
      });
      if (request.url.includes('/api/accounts/me')) return Response.json({ id: 'C 1' });
      if (request.method !== 'GET') return answer();
      return held ? Response.json(held) : Response.json({}, { status: 500 });
    },
  });
  await account.ensure();
  await feelings.ensure();
  sent = [];
});

/** The intention and the emotion that the page shows for SEA. */
function shown() {
  const load = $feelings.get();
  if (load.status !== 'loaded') return load.status;
  const found = load.value.find((feeling) => feeling.show.slug === 'noordzee');
  return [found?.intention, found?.emotion];
}

const lost = (): never => {
  throw new TypeError('connection reset');
};

describe('what is sent', () => {
  test.each([
    [
      '[calls/post-emotion-by-slug]',
      () => giveStars(show('a b', 'S9'), 4),
      '/a%20b/emotion',
      { emotion: 4, isDelete: false },
    ],
    [
      '[calls/post-emotion-by-id, shows/slug-before-id]',
      () => giveStars(show('', 'S9'), 1),
      '/sf/S9/emotion',
      { emotion: 1, isDelete: false },
    ],
    [
      '[shows/rating-removal-flag]',
      () => takeStars(SEA, 3),
      '/noordzee/emotion',
      { emotion: 3, isDelete: true },
    ],
    [
      '[calls/post-intention]',
      () => wish(show('a', 'S9')),
      '/a/intention',
      { intention: 2, isDelete: false },
    ],
    [
      '[calls/post-intention]',
      () => wish(show('', 'S9')),
      '/S9/intention',
      { intention: 2, isDelete: false },
    ],
    [
      '[shows/wishlist-removal-flag]',
      () => unwish(SEA),
      '/noordzee/intention',
      { intention: 2, isDelete: true },
    ],
  ])('%s', async (_, act, path, body) => {
    expect(await act()).toMatchObject({ kind: 'done' });
    expect(sent).toEqual([{ what: `POST /api/client/C%201/show${path}`, body }]);
  });

  test.each([
    ['[errors/missing-parameter, shows/rating-needs-identifier]', () => giveStars(show(''), 4)],
    ['[errors/missing-parameter, shows/wishlist-needs-identifier]', () => wish(show(''))],
  ])(
    '%s [shows/slug-before-id] nothing for a show with neither slug nor id, and the failure is said',
    async (_, act) => {
      expect(await act()).toMatchObject({ kind: 'notSent' });
      expect(sent).toEqual([]);
      expect($visibleToast.get()).toMatchObject({ title: 'missingParameter.title', type: 'error' });
    },
  );
});

test('[identity/token-claims] the account id of the token names the customer, whatever the account says', async () => {
  const claims = { accountId: '7', clientId: 'claim 7', icu: '', firstLogin: false, emailVerified: true };
  $session.set({ status: 'authenticated', claims });
  await giveStars(SEA, 4);
  $session.set({ status: 'unknown' });
  expect(sent.map(({ what }) => what)).toEqual(['POST /api/client/claim%207/show/noordzee/emotion']);
});

describe('what shows', () => {
  test('at once, and afterwards, without asking for the list again', async () => {
    const end = unwish(SEA);
    expect(shown()).toEqual([0, 3]);
    await end;
    expect(shown()).toEqual([0, 3]);
    expect(sent).toHaveLength(1);
  });

  test('a page opened later has a fresh list', async () => {
    await unwish(SEA);
    held = [wire('noordzee', { intention: 0, emotion: 5 })];
    await feelings.ensure();
    expect(shown()).toEqual([0, 5]);
  });

  test('[http/one-action-one-request] of two with the same aim the second is ignored; another aim has its own', async () => {
    const first = giveStars(SEA, 5);
    const second = giveStars(SEA, 1);
    const other = unwish(SEA);
    const ends = (await Promise.all([first, second, other])).map(({ kind }) => kind);
    expect(ends).toEqual(['done', 'ignored', 'done']);
    expect(shown()).toEqual([0, 5]);
    expect(sent).toHaveLength(2);
  });

  test('[errors/default-toast] refused: as it was, said once, and nobody asks again', async () => {
    answer = () => Response.json({ message: 'developers only' }, { status: 422 });
    const end = giveStars(SEA, 5);
    expect(shown()).toEqual([2, 5]);
    expect(await end).toMatchObject({ kind: 'refused' });
    expect(shown()).toEqual([2, 3]);
    expect($visibleToast.get()).toMatchObject({ title: 'default.title', type: 'error' });
    expect(sent).toHaveLength(1);
    answer = () => Response.json({});
    expect(await giveStars(SEA, 5)).toMatchObject({ kind: 'done' });
  });
});

describe('a lost reply', () => {
  test('the list is asked for: it was done, and no failure is said', async () => {
    answer = () => {
      held = [wire('noordzee', { intention: 2, emotion: 5 })];
      return lost();
    };
    expect(await giveStars(SEA, 5)).toMatchObject({ kind: 'done' });
    expect(sent.map(({ what }) => what).slice(1)).toEqual(['GET /api/v4/client/shows']);
    expect(shown()).toEqual([2, 5]);
    expect($visibleToast.get()).toBeUndefined();
  });

  test('the list is asked for: it was not done, and what is true shows', async () => {
    answer = () => {
      held = [wire('noordzee', { intention: 0, emotion: 1 })];
      return lost();
    };
    expect(await giveStars(SEA, 5)).toMatchObject({ kind: 'refused' });
    expect(shown()).toEqual([0, 1]);
    expect($visibleToast.get()).toMatchObject({ title: 'network.title', type: 'error' });
  });

  test('[decisions/what-may-have-happened] the list fails too: no star shows that nobody knows, and that is said', async () => {
    held = undefined;
    answer = lost;
    expect(await giveStars(SEA, 5)).toMatchObject({ kind: 'unknown' });
    expect($feelings.get()).toMatchObject({ status: 'failed' });
    expect($visibleToast.get()).toMatchObject({ title: 'unknown.title', type: 'error' });
  });
});

test('[identity/logout-leaves-nothing] signed out meanwhile: nothing of it comes back', async () => {
  let reply: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (reply = resolve));
  const end = giveStars(SEA, 5);
  await expect.poll(() => sent.length).toBe(1);
  resetLoads();
  reply(Response.json({}, { status: 422 }));
  await end;
  expect(shown()).toBe('idle');
  expect($visibleToast.get()).toBeUndefined();
});
