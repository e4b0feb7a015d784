import { expect, test } from 'vitest';
import { leavingLinks } from './leavingLinks.ts';

const TITLES = { publicCancel: 'Résilier votre contrat', withdraw: 'Renoncer au contrat ici' };
const CANCEL = { href: '/fr/cancel/', text: 'Résilier votre contrat' };
const WITHDRAW = { href: '/fr/withdraw/', text: 'Renoncer au contrat ici' };

test.each([
  [false, false, []],
  [true, false, [CANCEL]],
  [false, true, [WITHDRAW]],
  [true, true, [CANCEL, WITHDRAW]],
])(
  '[leaving/linked-from-footers, leaving/behind-flags] cancellation %s, withdrawal %s: the footer’s links',
  (publicCancellationEnabled, withdrawalEnabled, links) => {
    expect(leavingLinks({ publicCancellationEnabled, withdrawalEnabled }, 'fr', TITLES)).toEqual(links);
  },
);
