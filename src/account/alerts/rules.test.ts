import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertToasts } from './alertToasts.ts';
import { MAX_INFOS, MAX_WARNINGS, selectAlerts, type Alert } from './rules.ts';

function alert(content: string, rest: Partial<Alert> = {}): Alert {
  return { content, warning: false, updatedAt: '2026-11-01T10:00:00Z', ...rest };
}

function on(day: number): string {
  return `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`;
}

function selected(alerts: readonly Alert[], cardType?: string): string[] {
  return selectAlerts(alerts, cardType).map(({ content }) => content);
}

describe('whom an alert is for', () => {
  test('[toasts/typed-alert-own-type] one with an accountType is for that card type only', () => {
    const alerts = [alert('typed', { accountType: 'UNLIMITED' })];
    expect(selected(alerts, 'UNLIMITED')).toEqual(['typed']);
    expect(selected(alerts, 'FAMILY')).toEqual([]);
  });

  test('[toasts/typed-alert-own-type] without a card type, untyped alerts only', () => {
    expect(selected([alert('typed', { accountType: 'UNLIMITED' }), alert('untyped')])).toEqual(['untyped']);
  });

  test.each([undefined, null, ''])(
    '[toasts/untyped-alert-everyone] with an accountType of %s it is for everyone',
    (accountType) => {
      expect(selected([alert('a', { accountType })], 'UNLIMITED')).toEqual(['a']);
      expect(selected([alert('a', { accountType })])).toEqual(['a']);
    },
  );
});

describe('order', () => {
  test('[toasts/warnings-first] warnings first, however old', () => {
    expect(selected([alert('info', { updatedAt: on(9) }), alert('warning', { warning: true })])).toEqual([
      'warning',
      'info',
    ]);
  });

  test('[toasts/typed-alerts-next] then those with an accountType, however old', () => {
    const alerts = [alert('untyped', { updatedAt: on(9) }), alert('typed', { accountType: 'FAMILY' })];
    expect(selected(alerts, 'FAMILY')).toEqual(['typed', 'untyped']);
  });

  test('[toasts/newest-alerts-next] then the newest', () => {
    expect(selected([alert('older'), alert('newer', { updatedAt: on(2) })])).toEqual(['newer', 'older']);
  });

  test('[toasts/newest-alerts-next] by instant, not by text', () => {
    const later = alert('later', { updatedAt: '2026-11-01T09:30:00-02:00' });
    const sooner = alert('sooner', { updatedAt: '2026-11-01T10:30:00Z' });
    expect(selected([sooner, later])).toEqual(['later', 'sooner']);
  });

  test('one whose date cannot be read comes last', () => {
    expect(selected([alert('undated', { updatedAt: '' }), alert('dated')])).toEqual(['dated', 'undated']);
  });
});

describe('caps', () => {
  test('[toasts/one-warning-alert] one warning, the newest preferred', () => {
    const warnings = [1, 3, 2].map((day) => alert(`w${day}`, { warning: true, updatedAt: on(day) }));
    expect(MAX_WARNINGS).toBe(1);
    expect(selected(warnings)).toEqual(['w3']);
  });

  test.each([0, 1, 2, 3, 4])('[toasts/two-info-alerts] of %i infos at most two', (count) => {
    const infos = Array.from({ length: count }, (_, index) => alert(String(index)));
    expect(MAX_INFOS).toBe(2);
    expect(selected(infos)).toHaveLength(Math.min(count, 2));
  });

  test('[toasts/alerts-filtered-before-caps] after filter and sort: what is for others takes no place', () => {
    const alerts = [
      alert('other 1', { accountType: 'FAMILY', updatedAt: on(9) }),
      alert('other 2', { accountType: 'FAMILY', updatedAt: on(8) }),
      alert('mine 1', { updatedAt: on(2) }),
      alert('mine 2', { updatedAt: on(1) }),
    ];
    expect(selected(alerts, 'UNLIMITED')).toEqual(['mine 1', 'mine 2']);
  });
});

const alerts = fc.array(
  fc.record({
    content: fc.string(),
    warning: fc.boolean(),
    accountType: fc.constantFrom('FAMILY', 'UNLIMITED', undefined),
    updatedAt: fc.constantFrom(on(1), on(2), on(3), 'never'),
  }),
);
const cardTypes = fc.constantFrom('FAMILY', 'UNLIMITED', undefined);

describe('for any alerts', () => {
  test('[constants/alert-caps] the caps hold, nothing is shown to others, and the input is left as it was', () => {
    fc.assert(
      fc.property(alerts, cardTypes, (given, cardType) => {
        const before = structuredClone(given);
        const shown = selectAlerts(given, cardType);
        expect(given).toEqual(before);
        expect(shown.filter(({ warning }) => warning).length).toBeLessThanOrEqual(1);
        expect(shown.filter(({ warning }) => !warning).length).toBeLessThanOrEqual(2);
        expect(shown.every(({ accountType }) => !accountType || accountType === cardType)).toBe(true);
      }),
    );
  });

  test('no alert left out goes before one of its kind that shows', () => {
    const rank = ({ accountType, updatedAt }: Alert) =>
      (accountType ? 1e15 : 0) + (Date.parse(updatedAt) || 0);
    fc.assert(
      fc.property(alerts, cardTypes, (given, cardType) => {
        const shown = selectAlerts(given, cardType);
        const left = given.filter(
          (one) => !shown.includes(one) && (!one.accountType || one.accountType === cardType),
        );
        for (const one of shown) {
          for (const other of left)
            if (other.warning === one.warning) expect(rank(other)).toBeLessThanOrEqual(rank(one));
        }
      }),
    );
  });
});

describe('alertToasts', () => {
  test('[toasts/two-info-from-alerts] of one warning and three infos: one error and two informational toasts', () => {
    const given = [alert('a'), alert('b'), alert('c'), alert('w', { warning: true })];
    expect(alertToasts(selectAlerts(given, undefined)).map(({ type }) => type)).toEqual([
      'error',
      'info',
      'info',
    ]);
  });

  test('[toasts/closed-alert-remembered] are marked, closable, and show the content as it is', () => {
    expect(alertToasts([alert('<b>Sale</b> {{name}}')])).toMatchObject([
      { i18n: false, title: '', content: '<b>Sale</b> {{name}}', closable: true, fromAlert: true },
    ]);
  });

  const cacheIdOf = (given: Alert) => alertToasts([given])[0]?.cacheId;

  test('[toasts/closed-alert-remembered] the same alert is known again, in whatever zone its date is written', () => {
    expect(cacheIdOf(alert('a', { updatedAt: '2026-11-01T11:00:00+01:00' }))).toBe(cacheIdOf(alert('a')));
  });

  test('[toasts/closed-alert-remembered] an alert updated in its date or its content is another', () => {
    const ids = [
      alert('a'),
      alert('b'),
      alert('a', { updatedAt: on(2) }),
      alert('b', { updatedAt: on(2) }),
    ].map(cacheIdOf);
    expect(new Set(ids).size).toBe(4);
  });

  test('a cacheId is short, however long the content: a cookie holds it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 500, maxLength: 5000 }), (content) => {
        expect(cacheIdOf(alert(content))).toMatch(/^alert:[0-9a-z]{1,7}:[0-9a-z]+$/);
      }),
    );
  });

  test('ids are unique even for twins', () => {
    const ids = alertToasts([alert('a'), alert('a')]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
