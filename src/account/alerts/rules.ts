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
 * @param cardType type of the active card, or else of the pass; undefined without either, or when the cards have failed
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
  // Capped last, after filter and sort: alerts of other customers take no place.
  return [
    ...sorted.filter(({ warning }) => warning).slice(0, MAX_WARNINGS),
    ...sorted.filter(({ warning }) => !warning).slice(0, MAX_INFOS),
  ];
}

/** Epoch milliseconds, so that two offsets of one moment are equal. An invalid date counts as the oldest. */
export function instant({ updatedAt }: Alert): number {
  return Date.parse(updatedAt) || 0;
}
