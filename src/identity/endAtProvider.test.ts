import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import type { ProviderSettings } from '#sites/environmentSettings.ts';
import { endAtProvider } from './endAtProvider.ts';

const DOMAIN = 'https://login.example.fr';
const SETTINGS = {
  domain: DOMAIN,
  clientId: 'site',
  audience: 'https://api.example.fr/',
} as ProviderSettings;

/** What the frames say in turn: an error, a code, or nothing. */
let said: readonly (object | undefined)[];

beforeEach(() => {
  installPlatform(testPlatform());
  vi.useFakeTimers();
  let count = 0;
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', {
    createElement: () =>
      Object.assign(new EventTarget(), { remove: () => undefined, contentWindow: 'frame' }),
    body: {
      append(frame: EventTarget) {
        const response = said[count++];
        const answer = {
          origin: DOMAIN,
          source: 'frame',
          data: { type: 'authorization_response', response },
        };
        if (response) queueMicrotask(() => window.dispatchEvent(Object.assign(new Event('message'), answer)));
        else queueMicrotask(() => frame.dispatchEvent(new Event('load')));
      },
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const UNKNOWN = { error: 'login_required' };
const KNOWN = { code: 'x' };

test.each([
  ['ended', 'the provider has forgotten the browser', [KNOWN, UNKNOWN], true],
  ['failed', 'the provider still knows it', [KNOWN, KNOWN], true],
  ['unproven', 'frames get no cookies', [UNKNOWN], true],
  ['unproven', 'the frame is barred', [undefined], true],
  ['failed', 'the provider does not answer', [undefined], false],
] as const)(
  '[identity/sign-out-unfinished] a sign-out is %s where %s',
  async (ending, _, frames, answers) => {
    said = frames;
    vi.stubGlobal('fetch', () =>
      answers ? Promise.resolve(Response.json({})) : Promise.reject(new TypeError('Failed to fetch')),
    );
    const ended = endAtProvider(SETTINGS, '/fr/');
    await vi.runAllTimersAsync();
    expect(await ended).toBe(ending);
  },
);
