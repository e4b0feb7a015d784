import type { Toast } from '../toasts/rules.ts';

export interface Alert {
  content: string;
  warning: boolean;
  /** A card type. An alert without one is for all customers. */
  accountType?: string | null | undefined;
  /** ISO instant. */
  updatedAt: string;
}

export const MAX_WARNINGS = 1;
export const MAX_INFOS = 2;

/**
 * The alerts to show: warnings first, then typed alerts, then the newest (specification, section 5).
 * @param cardType type of the active card; undefined without an active card, or when the cards have failed
 */
export function selectAlerts(alerts: readonly Alert[], cardType: string | undefined): Alert[] {
  const sorted = alerts
    .filter(({ accountType }) => !accountType || accountType === cardType)
    .sort(
      (a, b) =>
        Number(b.warning) - Number(a.warning) ||
        Number(Boolean(b.accountType)) - Number(Boolean(a.accountType)) ||
        instant(b) - instant(a),
    );
  // Capped last, after filter and sort (docs/decisions.md#alerts-filter-before-cap).
  return [
    ...sorted.filter(({ warning }) => warning).slice(0, MAX_WARNINGS),
    ...sorted.filter(({ warning }) => !warning).slice(0, MAX_INFOS),
  ];
}

/** Toasts without a title, since alerts have none. */
export function alertToasts(alerts: readonly Alert[]): Toast[] {
  return alerts.map((alert, index) => {
    // The content is too long for a cookie, and is hashed. An alert that was updated shows again.
    const cacheId = `alert:${hash(alert.content)}:${instant(alert).toString(36)}`;
    return {
      id: `${cacheId}:${index}`,
      i18n: false,
      title: '',
      content: alert.content,
      type: alert.warning ? 'error' : 'info',
      closable: true,
      fromAlert: true,
      cacheId,
    };
  });
}

/** Epoch milliseconds, so that two offsets of one moment are equal. An invalid date counts as the oldest. */
function instant({ updatedAt }: Alert): number {
  return Date.parse(updatedAt) || 0;
}

/** FNV-1a with 32 bits. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  return (bits >>> 0).toString(36);
}
