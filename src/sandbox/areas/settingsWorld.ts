import { FLAGS, type Flags } from '#sites/flags.ts';
import type { PersonaId } from '../personas.ts';

export function allFlags(on: boolean): Flags {
  return Object.fromEntries(FLAGS.map((flag) => [flag, on])) as Flags;
}

export function buildFlags(persona: PersonaId): Flags {
  return allFlags(persona !== 'no-flags');
}
