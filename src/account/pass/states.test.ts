import * as v from 'valibot';
import { expect, test } from 'vitest';
import { offerToasts, standingToasts } from '#account/toasts/startToasts.ts';
import { getAccount, type AccountWire } from '#account/user/contract.ts';
import { passNews } from '#areas/home/rules.ts';
import { getSubscription, type SubscriptionWire } from '#areas/subscription/contract.ts';
import { mayCancel, offeredErrands, pending } from '#areas/subscription/rules.ts';
import { standing } from './rules.ts';

interface Says {
  /** What the panel of home says. */
  home: string;
  /** The notices, the state and the offers of the subscription page. Without a pass: what it says instead. */
  page: string[];
  toasts: string[];
}

const ENDS = '2026-12-01T12:00:00Z';
const NO_PASS: AccountWire = { hasSubscription: false };
const RESUBSCRIBE = { eligibleReSubscription: true, eligibleRenew: false };
const RENEW = { eligibleReSubscription: false, eligibleRenew: true };

function holds(status: string, more: AccountWire = {}): AccountWire {
  return { hasSubscription: true, subscription: { status }, ...more };
}

/** Each state of a pass: its account, its subscription, and what each place says. */
const STATES: [
  state: string,
  account: AccountWire,
  subscription: SubscriptionWire | undefined,
  says: Says,
][] = [
  ['never had one', NO_PASS, {}, { home: 'subscribe', page: ['subscribe'], toasts: ['promotion'] }],
  [
    'active',
    holds('active'),
    { card: { status: 'active' } },
    { home: 'active', page: ['active', 'cancel'], toasts: [] },
  ],
  [
    'to be renewed',
    holds('active', { subscriptionState: RENEW }),
    { card: { status: 'active' }, ...RENEW },
    { home: 'active', page: ['active', 'renew', 'cancel'], toasts: ['renew'] },
  ],
  [
    'a pause to come',
    holds('active'),
    { card: { status: 'active' }, pausePending: true },
    { home: 'active', page: ['pause', 'active', 'cancel'], toasts: [] },
  ],
  [
    'paused',
    holds('suspended'),
    { card: { status: 'suspended' } },
    { home: 'paused', page: ['paused', 'cancel'], toasts: [] },
  ],
  [
    'a cancellation under way',
    holds('active'),
    { card: { status: 'active' }, cancelPending: true, currentPlanEndDate: ENDS },
    { home: 'ending', page: ['cancellation', 'active'], toasts: [] },
  ],
  [
    'a plan change to come',
    holds('active'),
    { card: { status: 'active' }, newLeadId: 'L1' },
    { home: 'active', page: ['planChange', 'active', 'cancel'], toasts: [] },
  ],
  [
    'unpaid',
    holds('unpaid'),
    { card: { status: 'unpaid' }, unpaidBalance: 1990 },
    { home: 'owes', page: ['owes', 'unpaid', 'cancel'], toasts: ['unpaid'] },
  ],
  [
    'unpaid in a French word',
    holds('Impayé'),
    { card: { status: 'impayée' }, unpaidBalance: 1990 },
    { home: 'owes', page: ['owes', 'unpaid', 'cancel'], toasts: ['unpaid'] },
  ],
  [
    'blocked',
    holds('blocked'),
    { card: { status: 'blocked' } },
    { home: 'blocked', page: ['blocked', 'cancel'], toasts: ['blocked'] },
  ],
  [
    'ended, and may subscribe again',
    { ...NO_PASS, subscriptionState: RESUBSCRIBE },
    { card: { status: 'canceled' }, ...RESUBSCRIBE },
    { home: 'canceled', page: ['canceled', 'resubscribe'], toasts: ['resubscribe'] },
  ],
  [
    'ended and no longer known, and may subscribe again or renew',
    { ...NO_PASS, subscriptionState: { ...RESUBSCRIBE, eligibleRenew: true } },
    { ...RESUBSCRIBE, eligibleRenew: true },
    { home: 'resubscribe', page: ['resubscribe'], toasts: ['resubscribe'] },
  ],
  [
    'ended, and still owes',
    holds('unpaid', { hasSubscription: false }),
    { card: { status: 'canceled' }, unpaidBalance: 1990 },
    { home: 'owes', page: ['owes', 'canceled'], toasts: ['unpaid'] },
  ],
  [
    'ended and no longer known, and still owes',
    NO_PASS,
    { unpaidBalance: 1990 },
    { home: 'owes', page: ['owes', 'subscribe'], toasts: ['promotion'] },
  ],
  [
    'no pass that may be renewed',
    { ...NO_PASS, subscriptionState: RENEW },
    RENEW,
    { home: 'renew', page: ['renew'], toasts: ['renew'] },
  ],
  [
    'a subscription that could not be loaded',
    holds('unpaid'),
    undefined,
    { home: 'owes', page: [], toasts: ['unpaid'] },
  ],
];

test.each(STATES)(
  '[subscription/states-agree] %s: home, the subscription page and the toasts say the same',
  (_, account, wire, says) => {
    const user = v.parse(getAccount.answer, account);
    const subscription = wire && v.parse(getSubscription.answer, wire);
    const stands = standing(user, subscription);
    expect(passNews(stands)).toBe(says.home);

    const { pass, owes, way } = stands;
    const page = subscription && [
      ...(owes ? ['owes'] : []),
      ...pending(subscription),
      ...(pass ? [pass.status, ...offeredErrands(subscription)] : [way]),
      ...(pass && mayCancel(subscription, pass.status) ? ['cancel'] : []),
    ];
    expect(page ?? []).toEqual(says.page);

    const toasts = [
      ...standingToasts({ ...user, unpaidModal: false }),
      ...offerToasts({ ...user, ...user.subscriptionState }),
    ];
    expect(toasts.map(({ id }) => id.replace('start.', ''))).toEqual(says.toasts);
  },
);
