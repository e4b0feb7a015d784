import fc from 'fast-check';
import { SIGN_IN_PAGE } from '#tests/support/identity.ts';
import { signOut } from '#tests/support/signOut.ts';
import { expect } from '#tests/support/test.ts';
import { goTo } from '../going.ts';
import { keptOf } from '../kept.ts';
import { CUSTOMERS } from '../secrets.ts';
import { command, type Command } from './command.ts';

/** Signs out, and in as another customer or as the same one anew. */
export const customers: fc.Arbitrary<Command> = fc.constantFrom(...CUSTOMERS).map((persona) =>
  command({
    name: `sign out, and in as ${persona}`,
    isPossible: ({ isOnline }) => isOnline,
    async run(model, journey) {
      await goTo(journey, model, '/fr/');
      await signOut(journey.page);
      await journey.page.waitForURL(SIGN_IN_PAGE);
      for (const tab of journey.tabs) {
        // A page that anybody may read stays.
        if ((await tab.locator('html[data-guard="public"]').count()) > 0) continue;
        await expect.poll(() => journey.settled(tab), 'every tab signs out').toBe('sign-in');
      }
      await journey.signIn(persona);
      await journey.settled();
      model.persona = persona;
      model.kept = keptOf(await journey.sandbox.held());
      model.tabs = model.tabs.map((_, index) => ({
        isFresh: index === model.current,
        entered: new Set(),
        attempts: new Map(),
      }));
    },
  }),
);
