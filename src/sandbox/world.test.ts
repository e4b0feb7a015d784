import { expect, test } from 'vitest';
import { PERSONAS, type PersonaId } from './personas.ts';
import { buildWorld } from './world.ts';
import { FIRST_SITE } from '#sites/sites.ts';

const NOW = Date.UTC(2026, 4, 1);

function objectsOf(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const part of Object.values(value)) objectsOf(part, found);
  return found;
}

test.each(Object.keys(PERSONAS) as PersonaId[])(
  'two sign-ins as %s share nothing that a call could change',
  (persona) => {
    const first = objectsOf(buildWorld('a', persona, FIRST_SITE, NOW));
    const second = objectsOf(buildWorld('b', persona, FIRST_SITE, NOW));
    expect(first.size).toBeGreaterThan(10);
    expect([...first].filter((one) => second.has(one))).toEqual([]);
  },
);
