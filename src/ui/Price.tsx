import { money } from '#i18n/format.ts';
import { useLanguage } from './language.ts';

export interface PriceProps {
  cents: number;
  /** ISO 4217. */
  currency: string;
}

export function Price({ cents, currency }: PriceProps) {
  const language = useLanguage();
  return <data value={cents / 100}>{money(cents, currency, language)}</data>;
}
