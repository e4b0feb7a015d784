import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { setupHttp as setup } from '#http/send.ts';

const setupHttp = vi.fn<typeof setup>();
const $user = atom<{ mobileKey: string } | undefined>();
const $load = atom<{ status: 'loaded'; value: { mobileKey: string } } | { status: 'failed' }>({
  status: 'failed',
});

vi.mock('#account/settings/store.ts', () => ({ settings: { $load } }));
vi.mock('#account/user/store.ts', () => ({ $user }));
vi.mock('#embedding/host.ts', () => ({ greetHost: () => undefined, trustParents: () => undefined }));
vi.mock('#http/send.ts', () => ({ setupHttp }));

const { connectCalls } = await import('./calls.ts');
const api = 'https://api.test';

test.each([
  ['own', 'of all', 'own'],
  ['own', undefined, 'own'],
  ['', 'of all', 'of all'],
  [undefined, 'of all', 'of all'],
  ['', undefined, undefined],
])(
  '[http/catalogue-mobile-target] with the account’s key %o and the settings’ %o the mobile catalogue gets %o',
  (own, ofAll, sent) => {
    connectCalls({
      name: 'test',
      captcha: 'altcha',
      catalogue: api,
      parents: [],
      injectionHosts: [],
      apiOrigins: { client: api, catalogueWeb: api, catalogueMobile: api, tunnel: api, captcha: api },
      identity: { mode: 'fake' },
    });
    $user.set(own === undefined ? undefined : { mobileKey: own });
    $load.set(ofAll === undefined ? { status: 'failed' } : { status: 'loaded', value: { mobileKey: ofAll } });
    expect(setupHttp.mock.lastCall?.[0].mobileKey()).toBe(sent);
  },
);
