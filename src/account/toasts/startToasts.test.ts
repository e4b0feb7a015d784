import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPEN_UNPAID_MODAL } from './actions.ts';
import { advantageToasts, offerToasts, standingToasts, type StartSituation } from './startToasts.ts';

const CALM: StartSituation = {
  accountId: 'A-1',
  subscription: { status: 'active' },
  hasSubscription: true,
  eligibleReSubscription: false,
  eligibleRenew: false,
  advantages: [],
  unpaidModal: false,
};

/** All toasts of a start, in the order in which they are queued. */
function startToasts(situation: StartSituation) {
  return [...standingToasts(situation), ...offerToasts(situation), ...advantageToasts(situation)];
}

function toastsOf(change: Partial<StartSituation>) {
  return startToasts({ ...CALM, ...change });
}

function titlesOf(change: Partial<StartSituation>): string[] {
  return toastsOf(change).map(({ title }) => title.replace(/^start\.(.*)\.title$/, '$1'));
}

test('[toasts/none-for-subscriber] a subscriber with nothing to do gets none', () => {
  expect(titlesOf({})).toEqual([]);
});

describe('unpaid and blocked', () => {
  test('[toasts/unpaid-pass, toasts/unpaid-modal-variant] unpaid: a toast that leads to the subscription page', () => {
    expect(titlesOf({ subscription: { status: 'unpaid' } })).toEqual(['unpaid']);
    expect(toastsOf({ subscription: { status: 'unpaid' } })[0]?.cta?.link).toBe('subscription');
  });

  test('[toasts/unpaid-modal-variant] with the unpaid-modal feature: a variant that opens the modal', () => {
    const situation = { subscription: { status: 'unpaid' }, unpaidModal: true };
    expect(titlesOf(situation)).toEqual(['unpaidModal']);
    expect(toastsOf(situation)[0]?.cta?.action).toBe(OPEN_UNPAID_MODAL);
  });

  test('[toasts/blocked-by-photo] blocked for its photo: the specific toast', () => {
    expect(titlesOf({ subscription: { status: 'blocked', blockedReason: 'incorrect_photo' } })).toEqual([
      'blockedPhoto',
    ]);
  });

  test.each(['other', '', null, undefined])(
    '[toasts/blocked-generic] blocked for %s: the generic toast',
    (blockedReason) => {
      expect(titlesOf({ subscription: { status: 'blocked', blockedReason } })).toEqual(['blocked']);
    },
  );

  test('the reason alone says nothing', () => {
    expect(titlesOf({ subscription: { status: 'active', blockedReason: 'incorrect_photo' } })).toEqual([]);
  });

  test('come back at the next start: they have no cacheId', () => {
    for (const status of ['unpaid', 'blocked']) {
      expect(toastsOf({ subscription: { status } })[0]?.cacheId).toBeUndefined();
    }
  });
});

describe('resubscribe, renew, promotion', () => {
  test('[toasts/resubscribe-when-eligible] resubscribe', () => {
    expect(titlesOf({ eligibleReSubscription: true })).toEqual(['resubscribe']);
  });

  test('[toasts/renew-when-eligible] else renew', () => {
    expect(titlesOf({ eligibleRenew: true })).toEqual(['renew']);
  });

  test('[toasts/resubscribe-before-renew] both: resubscribe only', () => {
    expect(titlesOf({ eligibleReSubscription: true, eligibleRenew: true })).toEqual(['resubscribe']);
  });

  test('[toasts/promotion-without-pass] else without a subscription: promotion', () => {
    expect(titlesOf({ subscription: undefined, hasSubscription: false })).toEqual(['promotion']);
  });

  test.each(['unpaid', 'blocked', 'active'])(
    '[subscription/states-agree] no promotion beside a pass that is %s, even without the flag',
    (status) => {
      expect(titlesOf({ subscription: { status }, hasSubscription: false })).not.toContain('promotion');
    },
  );

  test('[toasts/renew-when-eligible] renew goes before promotion', () => {
    expect(titlesOf({ hasSubscription: false, eligibleRenew: true })).toEqual(['renew']);
  });

  test('each leads to its own place and is remembered when closed', () => {
    const targetOf = (change: Partial<StartSituation>) =>
      toastsOf(change).map(({ cta, cacheId }) => [cta?.link, cacheId]);
    expect(targetOf({ eligibleReSubscription: true })).toEqual([['resubscribe', 'start.resubscribe']]);
    expect(targetOf({ eligibleRenew: true })).toEqual([['renew', 'start.renew']]);
    expect(targetOf({ subscription: undefined, hasSubscription: false })).toEqual([
      ['promotion', 'start.promotion'],
    ]);
  });

  test.each(['unpaid', 'blocked'])(
    '[toasts/unpaid-beside-renewal] %s is apart from them: both show, it first',
    (status) => {
      expect(titlesOf({ subscription: { status }, eligibleRenew: true })).toEqual([status, 'renew']);
    },
  );
});

describe('advantages', () => {
  const SEAT = { name: 'Seat upgrade', expirationDate: '2026-12-31' };
  const POPCORN = { name: 'Popcorn', expirationDate: '2027-01-15' };

  test('[toasts/advantage-with-expiry] each with an expiry date, with its name and date', () => {
    const toasts = toastsOf({ advantages: [SEAT, { name: 'Undated' }, POPCORN] });
    expect(toasts.map(({ values }) => values)).toEqual([
      { name: 'Seat upgrade', date: '2026-12-31' },
      { name: 'Popcorn', date: '2027-01-15' },
    ]);
  });

  test.each([undefined, null, ''])(
    '[advantages/listed-without-expiry] an expiry date of %s gives none',
    (expirationDate) => {
      expect(titlesOf({ advantages: [{ name: 'Undated', expirationDate }] })).toEqual([]);
    },
  );

  test('a new date shows again after the old one was closed', () => {
    const [before] = toastsOf({ advantages: [SEAT] });
    const [after] = toastsOf({ advantages: [{ ...SEAT, expirationDate: '2027-12-31' }] });
    expect(before?.cacheId).toBeDefined();
    expect(after?.cacheId).not.toBe(before?.cacheId);
  });

  test('[toasts/memory-says-nothing] what is remembered names neither the advantage nor its date, and is another for each customer', () => {
    const [mine] = toastsOf({ advantages: [SEAT] });
    expect(mine?.cacheId).toMatch(/^start\.advantage:[0-9a-z]{1,7}$/);
    expect(toastsOf({ advantages: [SEAT] })[0]?.cacheId).toBe(mine?.cacheId);
    expect(toastsOf({ accountId: 'A-2', advantages: [SEAT] })[0]?.cacheId).not.toBe(mine?.cacheId);
  });

  test('lead to the advantages page', () => {
    expect(toastsOf({ advantages: [SEAT] })[0]?.cta?.link).toBe('advantages');
  });
});

const situations: fc.Arbitrary<StartSituation> = fc.record({
  accountId: fc.string(),
  subscription: fc.option(
    fc.record({
      status: fc.constantFrom('active', 'unpaid', 'blocked', 'suspended', 'canceled', 'foo'),
      blockedReason: fc.constantFrom('incorrect_photo', 'other', null),
    }),
    { nil: undefined },
  ),
  hasSubscription: fc.boolean(),
  eligibleReSubscription: fc.boolean(),
  eligibleRenew: fc.boolean(),
  unpaidModal: fc.boolean(),
  advantages: fc.array(
    fc.record({ name: fc.constantFrom('A', 'B'), expirationDate: fc.constantFrom('2026-12-31', undefined) }),
  ),
});

test('in every situation: closable, ids unique, at most one that stands and one that offers', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const toasts = startToasts(situation);
      const dated = situation.advantages.filter(({ expirationDate }) => expirationDate);
      expect(new Set(toasts.map(({ id }) => id)).size).toBe(toasts.length);
      expect(toasts.every(({ closable, fromAlert }) => closable && !fromAlert)).toBe(true);
      expect(toasts.filter(({ type }) => type === 'error').length).toBeLessThanOrEqual(1);
      expect(toasts.filter(({ type }) => type === 'info').length - dated.length).toBeLessThanOrEqual(1);
    }),
  );
});

test.each(['fr', 'nl', 'en'])('every key has its text in %s', (language) => {
  const texts: unknown = JSON.parse(readFileSync(`public/locales/${language}/toasts.json`, 'utf8'));
  const textOf = (key: string) =>
    key.split('.').reduce<unknown>((node, name) => new Map(Object.entries(node ?? {})).get(name), texts);
  const all = [
    toastsOf({ subscription: { status: 'unpaid' }, eligibleReSubscription: true }),
    toastsOf({ subscription: { status: 'unpaid' }, unpaidModal: true, eligibleRenew: true }),
    toastsOf({ subscription: { status: 'blocked' } }),
    toastsOf({ subscription: undefined, hasSubscription: false }),
    toastsOf({
      subscription: { status: 'blocked', blockedReason: 'incorrect_photo' },
      advantages: [{ name: 'A', expirationDate: '2026-12-31' }],
    }),
  ].flat();
  expect(all).toHaveLength(8);
  for (const { title, content, cta, values = {} } of all) {
    for (const key of [title, content, cta?.label ?? title])
      expect(textOf(key), key).toEqual(expect.any(String));
    for (const name of Object.keys(values)) expect(textOf(content)).toContain(`{{${name}}}`);
  }
});
