import { expect, test } from 'vitest';
import { browserPlatform } from '#platform/browser.ts';
import { installPlatform } from '#platform/platform.ts';
import { CHOICES, CONSENT_DAYS, consent, keepConsent, parseConsent } from './consent.ts';

test.each(CHOICES)(
  '[decisions/no-tracker-shipped] %s is kept for half a year, with when it was said in epoch seconds',
  (choice) => {
    const jar = new Map<string, { value: string; days: number }>();
    installPlatform({
      ...browserPlatform,
      now: () => 1_700_000_000_999,
      cookies: {
        read: (name) => jar.get(name)?.value,
        write: (name, value, { days }) => void jar.set(name, { value, days }),
        remove: (name) => void jar.delete(name),
      },
    });
    expect(consent()).toBeUndefined();
    keepConsent(choice);
    expect(consent()).toBe(choice);
    const kept = jar.get('fr_consent');
    expect(kept?.days).toBe(CONSENT_DAYS);
    expect(JSON.parse(kept?.value ?? '')).toEqual({ choice, at: 1_700_000_000 });
  },
);

test.each([
  undefined,
  '',
  '%E0%A4%A',
  '1',
  'null',
  '{}',
  '[]',
  '{"choice":"maybe"}',
  '{"choice":true}',
  'accepted',
])('[errors/undecodable-cookies-ignored] a cookie of %j is no consent', (text) => {
  expect(parseConsent(text)).toBeUndefined();
});
