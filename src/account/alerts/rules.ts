import type { Toast } from '../toasts/rules.ts';

export interface Alert {
  content: string;
  warning: boolean;
  /** A card type; without one the alert is for everyone. */
  accountType?: string | null | undefined;
  /** ISO instant. */
  updatedAt: string;
}

export const MAX_WARNINGS = 1;
export const MAX_INFOS = 2;

/**
 * The alerts to show, warnings first, then typed ones, then the newest (specification, section 5).
 * `cardType` is the active card's, undefined without one or when the cards failed (SP-40).
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
  // Only now: capping before the filter or the sort loses alerts that should show (TR-09).
  return [
    ...sorted.filter(({ warning }) => warning).slice(0, MAX_WARNINGS),
    ...sorted.filter(({ warning }) => !warning).slice(0, MAX_INFOS),
  ];
}

/** `alerts` as selected. They have no title of their own, so the toasts have none. */
export function alertToasts(alerts: readonly Alert[]): Toast[] {
  return alerts.map((alert, index) => {
    // Hashed, since the content is too long for a cookie; an updated alert shows again (SP-41).
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

/** Compared as instants: two offsets of one moment are equal. What is not a date is the oldest. */
function instant({ updatedAt }: Alert): number {
  return Date.parse(updatedAt) || 0;
}

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  return (bits >>> 0).toString(36);
}
