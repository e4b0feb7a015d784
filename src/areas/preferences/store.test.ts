import fc from 'fast-check';
import { expect, test } from 'vitest';
import { optInStates } from './store.ts';

const KNOWN = { optinMail: true, optinCommunication: false };

test('[entities/opt-in-booleans] the switches show what the account says', () => {
  expect(optInStates(KNOWN, {})).toEqual({
    optinMail: { on: true, saving: false },
    optinCommunication: { on: false, saving: false },
  });
});

test('[preferences/opt-ins-saved-alone] what was just switched shows at once, the other one as it was', () => {
  expect(optInStates(KNOWN, { optinMail: false })).toEqual({
    optinMail: { on: false, saving: true },
    optinCommunication: { on: false, saving: false },
  });
});

test('[preferences/failed-toggle-reverts] whatever was asked, once that is over the account alone counts', () => {
  const optIns = fc.record({ optinMail: fc.boolean(), optinCommunication: fc.boolean() });
  fc.assert(
    fc.property(optIns, optIns, (known, asked) => {
      const during = optInStates(known, asked);
      const after = optInStates(known, {});
      for (const name of ['optinMail', 'optinCommunication'] as const) {
        expect(during[name]).toEqual({ on: asked[name], saving: true });
        expect(after[name]).toEqual({ on: known[name], saving: false });
      }
    }),
  );
});
