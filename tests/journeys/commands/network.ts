import fc from 'fast-check';
import { READS } from '#tests/faults/reads.ts';
import { callPattern, expect } from '#tests/support/test.ts';
import { open } from '../going.ts';
import { LOSSES } from '../losses.ts';
import { tabOf } from '../model.ts';
import { command, type Command } from './command.ts';

const leaving = fc.constant(
  command({
    name: 'go offline',
    isPossible: ({ isOnline }) => isOnline,
    async run(model, journey) {
      model.isOnline = false;
      await journey.context.setOffline(true);
    },
  }),
);

const returning = fc.constant(
  command({
    name: 'go online',
    isPossible: ({ isOnline }) => !isOnline,
    async run(model, journey) {
      await journey.context.setOffline(false);
      model.isOnline = true;
      // A page that only says that there is no network loads itself anew, half a second later.
      for (const tab of journey.tabs)
        await expect(tab.locator('html[data-gate="cut-off"]'), 'a page without a network').toHaveCount(0);
      for (const tab of model.tabs) tab.isFresh = false;
      if ((await journey.settled()) === 'browser') await open(journey, model, '/fr/');
    },
  }),
);

const PAGES = READS.filter(({ path }) => path.startsWith('/fr/'));

/** Opens a page while one of its reads gets no answer, then tries again. */
const losing: fc.Arbitrary<Command> = fc
  .record({ page: fc.constantFrom(...PAGES), choice: fc.nat(20), fault: fc.constantFrom(...LOSSES) })
  .map(({ page: { path, reads }, choice, fault }) => {
    const call = reads[choice % reads.length]?.call ?? '';
    return command({
      name: `open ${path} without ${call} (${fault})`,
      isPossible: ({ isOnline }) => isOnline,
      async run(model, journey) {
        await journey.sandbox.fault({ match: call, fault, times: 0 });
        await open(journey, model, path);
        tabOf(model).isFresh = false;
        await expect(journey.page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(
          journey.page.getByRole('main').getByRole('heading').filter({ visible: true }).first(),
        ).toBeVisible();
        await journey.sandbox.clearFaults(call);
        const asked = journey.requestsSoFar().filter((one) => callPattern(call).test(one));
        const retry = journey.page.getByRole('main').getByRole('button', { name: 'Réessayer' });
        const panels = await retry.count();
        for (let left = panels; left > 0; left--) await retry.first().click();
        await expect(retry).toHaveCount(0);
        if (panels > 0) tabOf(model).isFresh = true;
        return `${asked.length} requests, ${panels} panels`;
      },
    });
  });

export const network: fc.Arbitrary<Command> = fc.oneof(
  { weight: 1, arbitrary: leaving },
  { weight: 2, arbitrary: returning },
  { weight: 2, arbitrary: losing },
);
