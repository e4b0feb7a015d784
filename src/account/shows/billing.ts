/** Whether a show can be booked, as the catalogue says. */
export type Billing = 'comingSoon' | 'presales' | 'bookable' | 'none';

/** The three flags by which the catalogue says whether a show can be booked. */
export interface BillingFlags {
  comingSoon: boolean;
  presales: boolean;
  bookable: boolean;
}

/** What the three flags of a show mean together. */
export function billingOf({ comingSoon, presales, bookable }: BillingFlags): Billing {
  if (presales) return 'presales';
  if (comingSoon) return 'comingSoon';
  return bookable ? 'bookable' : 'none';
}

/** Whether customers can buy tickets for the show. In a presale they can. */
export function isBookable(billing: Billing): boolean {
  return billing === 'presales' || billing === 'bookable';
}
