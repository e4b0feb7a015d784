import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ctaHref,
  COOKIE_ROOM,
  DISMISSAL_DAYS,
  TOAST_HIDE_MS,
  dismissed,
  hidesItself,
  parseDismissals,
  serializeDismissals,
  waitingToasts,
  type Dismissals,
  type Toast,
} from './rules.ts';

const NOW = 1_790_000_000;
const NOTHING: Dismissals = new Map();

function toast(id: string, rest: { closable?: boolean; cta?: Toast['cta']; cacheId?: string } = {}): Toast {
  return { id, i18n: false, title: id, content: id, type: 'info', closable: true, fromAlert: false, ...rest };
}

function visibleToast(...waiting: Parameters<typeof waitingToasts>): Toast | undefined {
  return waitingToasts(...waiting)[0];
}

/** Any names, and those that every plain object inherits. */
const cacheIds = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString'), fc.string());
const histories = fc
  .array(fc.tuple(cacheIds, fc.integer({ min: NOW - 9, max: NOW + 9 })))
  .map((entries): Dismissals => new Map(entries));

describe('waitingToasts', () => {
  test('[toasts/first-shown-alone] the first of the queue shows', () => {
    expect(visibleToast([toast('a'), toast('b'), toast('c')], NOTHING, NOW)?.id).toBe('a');
  });

  test('[toasts/next-follows] the next one shows when the first has gone, and none when all have', () => {
    expect(visibleToast([toast('b'), toast('c')], NOTHING, NOW)?.id).toBe('b');
    expect(visibleToast([], NOTHING, NOW)).toBeUndefined();
  });

  test('[toasts/remembered-not-shown] one with a future expiry in the history is passed over', () => {
    const queue = [toast('a', { cacheId: 'x' }), toast('b')];
    expect(visibleToast(queue, new Map([['x', NOW + 1]]), NOW)?.id).toBe('b');
  });

  test.each([NOW, NOW - 1])(
    '[toasts/expired-memory-shows-again] one whose expiry is not in the future shows (%i)',
    (until) => {
      expect(visibleToast([toast('a', { cacheId: 'x' })], new Map([['x', until]]), NOW)?.id).toBe('a');
    },
  );

  test('a cacheId that every object has is not remembered by itself', () => {
    expect(visibleToast([toast('a', { cacheId: 'constructor' })], parseDismissals('{}'), NOW)?.id).toBe('a');
  });

  test('what shows is never one that was closed, and nothing before it could show', () => {
    fc.assert(
      fc.property(fc.array(fc.option(cacheIds, { nil: undefined })), histories, (ids, history) => {
        const queue = ids.map((cacheId, index) => toast(String(index), { cacheId }));
        const isHidden = ({ cacheId }: Toast) => cacheId !== undefined && (history.get(cacheId) ?? 0) > NOW;
        const shown = visibleToast(queue, history, NOW);
        const before = shown ? queue.slice(0, queue.indexOf(shown)) : queue;
        expect(before.every(isHidden)).toBe(true);
        expect(shown && isHidden(shown)).toBeFalsy();
      }),
    );
  });
});

describe('hidesItself', () => {
  const cta = { label: 'Go', href: '/fr/' };

  test('[toasts/hide-after-five-seconds] only one that is neither closable nor has a call to action, after 5000 ms', () => {
    expect(TOAST_HIDE_MS).toBe(5000);
    expect(hidesItself(toast('a', { closable: false }))).toBe(true);
  });

  test('[toasts/closable-stays] a closable one stays', () => {
    expect(hidesItself(toast('a'))).toBe(false);
  });

  test('[toasts/call-to-action-stays] one with a call to action stays, closable or not', () => {
    expect(hidesItself(toast('a', { closable: false, cta }))).toBe(false);
    expect(hidesItself(toast('a', { closable: true, cta }))).toBe(false);
  });
});

describe('ctaHref', () => {
  const links = {
    subscription: '/fr/subscription/',
    resubscribe: '/r',
    renew: '/n',
    promotion: '/p',
    pay: '/pay',
  };

  test('[toasts/unpaid-modal-variant] a link by its name is the shown page’s', () => {
    const cta = { label: 'Go', link: 'subscription' } as const;
    expect(ctaHref(cta, links, '/fr/')).toBe('/fr/subscription/');
    expect(ctaHref(cta, { ...links, subscription: '/en/subscription/' }, '/en/')).toBe('/en/subscription/');
  });

  test('none leads to the page that the customer is on, or to one that this site has not', () => {
    expect(ctaHref({ label: 'Go', link: 'subscription' }, links, '/fr/subscription/')).toBeUndefined();
    expect(ctaHref({ label: 'Go', link: 'subscription' }, links, '/fr/subscription/cancel/')).toBeDefined();
    expect(ctaHref({ label: 'Go', link: 'advantages' }, links, '/fr/')).toBeUndefined();
  });

  test('[embedding/files-without-new-tab] an address of its own stays: the same page, opened elsewhere', () => {
    expect(ctaHref({ label: 'Go', href: '/fr/tickets/', newTab: true }, links, '/fr/tickets/')).toBe(
      '/fr/tickets/',
    );
  });
});

describe('dismissed', () => {
  test('[toasts/dismissal-remembered] writes its time and keeps the others', () => {
    const history = dismissed(new Map([['y', NOW + 1]]), toast('a', { cacheId: 'x' }), NOW);
    expect([...history]).toEqual([
      ['y', NOW + 1],
      ['x', NOW + 2_592_000],
    ]);
  });

  test('[toasts/dismissal-remembered] is remembered for 30 days, to the second', () => {
    const queue = [toast('a', { cacheId: 'x' })];
    const history = dismissed(NOTHING, toast('a', { cacheId: 'x' }), NOW);
    expect(DISMISSAL_DAYS).toBe(30);
    expect(visibleToast(queue, history, NOW + 2_591_999)).toBeUndefined();
    expect(visibleToast(queue, history, NOW + 2_592_000)).toBeDefined();
  });

  test('[toasts/no-cache-id-forgotten] a toast without cacheId changes nothing', () => {
    const history = new Map([['old', NOW - 1]]);
    expect(dismissed(history, toast('a'), NOW)).toBe(history);
  });

  test('[toasts/memory-in-seconds] times are whole seconds of 10 digits, also from a clock with fractions', () => {
    const history = dismissed(NOTHING, toast('a', { cacheId: 'x' }), NOW + 0.789);
    expect(String(history.get('x'))).toMatch(/^\d{10}$/);
  });

  test.each([NOW, NOW - 1])('what has expired is left out (%i)', (until) => {
    expect([...dismissed(new Map([['old', until]]), toast('a', { cacheId: 'x' }), NOW).keys()]).toEqual([
      'x',
    ]);
  });

  test('closed again, it is the latest dismissal', () => {
    const history = dismissed(
      new Map([
        ['x', NOW + 1],
        ['y', NOW + 1],
      ]),
      toast('a', { cacheId: 'x' }),
      NOW,
    );
    expect([...history.keys()]).toEqual(['y', 'x']);
  });

  test('a closed toast is hidden, whatever else is remembered', () => {
    fc.assert(
      fc.property(histories, cacheIds, (history, cacheId) => {
        const closed = toast('a', { cacheId });
        const after = dismissed(history, closed, NOW);
        expect(visibleToast([closed], after, NOW)).toBeUndefined();
        for (const [id, until] of history)
          if (id !== cacheId && until > NOW) expect(after.get(id)).toBe(until);
      }),
    );
  });
});

describe('the cookie', () => {
  test.each([
    undefined,
    '',
    'not-json',
    '{',
    'null',
    '3',
    '"text"',
    '[]',
    '{"x":"soon"}',
    '{"x":null}',
    '{"x":1e999}',
  ])('[toasts/broken-cookie-ignored] %s gives an empty history', (text) => {
    expect([...parseDismissals(text)]).toEqual([]);
  });

  test('[toasts/broken-cookie-ignored] what is sound in it is kept beside what is not', () => {
    expect([...parseDismissals('{"x":5,"y":{},"z":[7]}')]).toEqual([['x', 5]]);
  });

  test('[errors/undecodable-cookies-ignored] no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const until of parseDismissals(text).values()) expect(Number.isFinite(until)).toBe(true);
      }),
    );
  });

  test('what is written is read back, prototype names included', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(new Map(parseDismissals(serializeDismissals(history)))).toEqual(new Map(history));
      }),
    );
  });

  test('fits in a cookie: the oldest dismissals go first', () => {
    const history = new Map(Array.from({ length: 300 }, (_, index) => [`é${index}`, NOW + index]));
    const text = serializeDismissals(history);
    const kept = [...parseDismissals(text).keys()];
    expect(encodeURIComponent(text).length).toBeLessThanOrEqual(COOKIE_ROOM);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept).toEqual([...history.keys()].slice(-kept.length));
  });

  test('is filled up to its last byte', () => {
    const around = encodeURIComponent('{"":1}').length;
    const fits = new Map([['x'.repeat(COOKIE_ROOM - around), 1]]);
    const over = new Map([['x'.repeat(COOKIE_ROOM - around + 1), 1]]);
    expect(encodeURIComponent(serializeDismissals(fits)).length).toBe(COOKIE_ROOM);
    expect(serializeDismissals(over)).toBe('{}');
  });
});
