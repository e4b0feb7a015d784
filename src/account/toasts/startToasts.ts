import type { Toast, ToastLinks } from './rules.ts';

/** What the toasts of a start depend on (specification, section 4); each of them takes what it needs of it. */
export interface StartSituation {
  /** As the identity side says; undefined when it says nothing. */
  subscription: { status: string; blockedReason?: string | null | undefined } | undefined;
  hasSubscription: boolean;
  eligibleReSubscription: boolean;
  eligibleRenew: boolean;
  /** `expirationDate` in ISO. */
  advantages: readonly { name: string; expirationDate?: string | null | undefined }[];
  /** The unpaid-modal feature. */
  unpaidModal: boolean;
}

/** What the call to action of the unpaid variant does (SP-62). */
export const OPEN_UNPAID_MODAL = 'openUnpaidModal';

type Target = { link: keyof ToastLinks } | { action: string };
type WordedToast = Extract<Toast, { i18n: true }>;

/** What keeps the customer out of the cinema. Never remembered when closed: back at each start until it is settled. */
export function standingToasts({
  subscription,
  unpaidModal,
}: Pick<StartSituation, 'subscription' | 'unpaidModal'>): Toast[] {
  const page = { link: 'subscription' } as const;
  if (subscription?.status === 'unpaid') {
    return [
      unpaidModal
        ? toast('unpaidModal', 'error', { action: OPEN_UNPAID_MODAL })
        : toast('unpaid', 'error', page),
    ];
  }
  if (subscription?.status === 'blocked') {
    return [
      toast(subscription.blockedReason === 'incorrect_photo' ? 'blockedPhoto' : 'blocked', 'error', page),
    ];
  }
  return [];
}

/** At most one: "otherwise" binds these three, and only these (TR-10). */
export function offerToasts({
  eligibleReSubscription,
  eligibleRenew,
  hasSubscription,
}: Omit<StartSituation, 'subscription' | 'unpaidModal' | 'advantages'>): Toast[] {
  if (eligibleReSubscription) return [remembered(toast('resubscribe', 'info', { link: 'resubscribe' }))];
  if (eligibleRenew) return [remembered(toast('renew', 'info', { link: 'renew' }))];
  if (!hasSubscription) return [remembered(toast('promotion', 'info', { link: 'promotion' }))];
  return [];
}

/** Dates in `values` are ISO. */
export function advantageToasts({ advantages }: Pick<StartSituation, 'advantages'>): Toast[] {
  return advantages.flatMap(({ name, expirationDate: date }, index) => {
    if (!date) return [];
    const cacheId = `start.advantage:${name}:${date}`;
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
