import type { Language } from '#sites/site.ts';
import { money } from '#i18n/format.ts';

export interface PriceProps {
  cents: number;
  /** ISO 4217. */
  currency: string;
  language: Language;
}

export function Price({ cents, currency, language }: PriceProps) {
  return <data value={cents / 100}>{money(cents, currency, language)}</data>;
}
