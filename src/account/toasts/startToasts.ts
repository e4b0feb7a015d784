import { subscriptionStatus } from '../pass/rules.ts';
import { OPEN_UNPAID_MODAL } from './actions.ts';
import type { Toast, ToastLinks } from './rules.ts';
import { textHash } from './textHash.ts';

/** What the toasts of a start depend on (specification, section 4). Each function takes the part that it needs. */
export interface StartSituation {
  accountId: string;
  /** Undefined when the account holds no subscription status. */
  subscription: { status: string; blockedReason?: string | null | undefined } | undefined;
  hasSubscription: boolean;
  eligibleReSubscription: boolean;
  eligibleRenew: boolean;
  /** `expirationDate` is an ISO date. */
  advantages: readonly { name: string; expirationDate?: string | null | undefined }[];
  /** Whether the unpaid-modal feature is on. */
  unpaidModal: boolean;
}

type Target = { link: keyof ToastLinks } | { action: string };
type WordedToast = Extract<Toast, { i18n: true }>;

/**
 * Toasts about what keeps the customer out of the cinema. Closing is not remembered: they show at each start until
 * settled.
 */
export function standingToasts({
  subscription,
  unpaidModal,
}: Pick<StartSituation, 'subscription' | 'unpaidModal'>): Toast[] {
  const page = { link: 'subscription' } as const;
  const status = subscriptionStatus(subscription?.status ?? '');
  if (status === 'unpaid') {
    return [
      unpaidModal
        ? toast('unpaidModal', 'error', { action: OPEN_UNPAID_MODAL })
        : toast('unpaid', 'error', page),
    ];
  }
  if (status === 'blocked') {
    return [
      toast(subscription?.blockedReason === 'incorrect_photo' ? 'blockedPhoto' : 'blocked', 'error', page),
    ];
  }
  return [];
}

/** Toasts with an offer, at most one; those for unpaid and blocked passes are apart. */
export function offerToasts({
  eligibleReSubscription,
  eligibleRenew,
  hasSubscription,
  subscription,
}: Pick<
  StartSituation,
  'eligibleReSubscription' | 'eligibleRenew' | 'hasSubscription' | 'subscription'
>): Toast[] {
  if (eligibleReSubscription) return [remembered(toast('resubscribe', 'info', { link: 'resubscribe' }))];
  if (eligibleRenew) return [remembered(toast('renew', 'info', { link: 'renew' }))];
  // A pass with a status is one without the flag too: other toasts and the pages say that it is unpaid or blocked.
  const status = subscription?.status ?? '';
  if (!hasSubscription && (status === '' || subscriptionStatus(status) === 'canceled'))
    return [remembered(toast('promotion', 'info', { link: 'promotion' }))];
  return [];
}

/**
 * Toasts about advantages that expire. The dates in `values` are ISO dates. The cookie of closed toasts outlives the
 * sign-out: its entry tells nothing about the advantage to who does not know the account id.
 */
export function advantageToasts({
  accountId,
  advantages,
}: Pick<StartSituation, 'accountId' | 'advantages'>): Toast[] {
  return advantages.flatMap(({ name, expirationDate: date }, index) => {
    if (!date) return [];
    const cacheId = `start.advantage:${textHash(JSON.stringify([accountId, name, date]))}`;
    return [
      {
        ...toast('advantage', 'info', { link: 'advantages' }),
        id: `${cacheId}:${index}`,
        cacheId,
        values: { name, date },
      },
    ];
  });
}

function toast(name: string, type: Toast['type'], target: Target): WordedToast {
  const key = `start.${name}`;
  return {
    id: key,
    i18n: true,
    title: `${key}.title`,
    content: `${key}.content`,
    type,
    closable: true,
    fromAlert: false,
    cta: { label: `${key}.cta`, ...target },
  };
}

function remembered(worded: WordedToast): Toast {
  return { ...worded, cacheId: worded.id };
}
