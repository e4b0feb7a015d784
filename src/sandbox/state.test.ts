import { expect, test } from 'vitest';
import { PERSONAS, type PersonaId } from './personas.ts';
import { SandboxState } from './state.ts';
import { FIRST_SITE } from '#sites/sites.ts';

test.each(Object.keys(PERSONAS) as PersonaId[])('%s’s world says all it has in JSON', (persona) => {
  const state = new SandboxState();
  const id = state.signIn(persona, FIRST_SITE, 'one');
  expect(new SandboxState(JSON.stringify(state)).world(id)).toEqual(state.world(id));
});

test('a world begins anew for the same sign-in, and what the browser was steered to is forgotten', async () => {
  const state = new SandboxState();
  expect(state.begin('gold', FIRST_SITE, 'one'), 'nobody is signed in').toBe(false);
  const id = state.signIn('subscriber', FIRST_SITE, 'one');
  state.browser('one').clockAhead = 7;
  const held = state.released('one', '*');
  expect(state.begin('gold', FIRST_SITE, 'one')).toBe(true);
  expect(state.world(id)).toMatchObject({ id, persona: 'gold' });
  state.forget('one');
  await held;
  expect(state.browser('one')).toEqual({ ...new SandboxState().browser('one'), worldId: id });
});

test('a copy goes on where the first was: browsers, what they are in for, and new names for new sign-ins', () => {
  const state = new SandboxState();
  const id = state.signIn('gold', FIRST_SITE, 'one');
  state.browser('one').clockAhead = 7;
  const copy = new SandboxState(JSON.stringify(state));
  expect(copy.browser('one')).toEqual(state.browser('one'));
  expect(copy.signIn('gold', FIRST_SITE, 'two')).not.toBe(id);
});
