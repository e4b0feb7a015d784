import type { PersonaId } from '#sandbox/personas.ts';
import { secretsOf } from '#tests/support/traces.ts';

/** Customers whose names no text of the site and no friend of another has. */
export const CUSTOMERS = ['subscriber', 'gold', 'empty', 'unpaid'] as const satisfies PersonaId[];

const known = new Map<string, readonly string[]>();

/** What only the other customers' pages may hold: names, addresses, numbers. */
export function secretsOfOthers(persona: PersonaId): readonly string[] {
  const found = known.get(persona);
  if (found) return found;
  const secrets = CUSTOMERS.filter((other) => other !== persona).flatMap((other) =>
    secretsOf(other, persona),
  );
  known.set(persona, secrets);
  return secrets;
}
