import type { ReactNode } from 'react';
import type { BankCardIcon } from '#account/cards/rules.ts';

interface BankCardMarkProps {
  /** Undefined draws a neutral card. */
  icon: BankCardIcon | undefined;
  label: string;
}

/** The logo of the card's kind, drawn on 48 by 32 units. */
export function BankCardMark({ icon, label }: BankCardMarkProps) {
  return (
    <svg viewBox="0 0 48 32" width="72" height="48" role="img" aria-label={label} data-icon={icon ?? 'other'}>
      {MARKS[icon ?? 'other']}
    </svg>
  );
}

const EDGE = { x: 0.5, y: 0.5, width: 47, height: 31, rx: 4 } as const;

const MARKS: Record<BankCardIcon | 'other', ReactNode> = {
  cb: (
    <>
      <rect {...EDGE} fill="#0b6b4f" />
      <rect x="8" y="9" width="15" height="14" rx="7" fill="#fff" />
      <rect x="25" y="9" width="15" height="6.5" rx="3.2" fill="#fff" />
      <rect x="25" y="16.5" width="15" height="6.5" rx="3.2" fill="#fff" />
      <path d="M16 12.5a3.5 3.5 0 103 5" fill="none" stroke="#0b6b4f" strokeWidth="2" />
    </>
  ),
  visa: (
    <>
      <rect {...EDGE} fill="#fff" stroke="#c9ccd6" />
      <path
        d="M8 11l4 10 4-10M20.5 11l-2 10M30 12.5c-1.5-1.6-6-2-6 .8 0 2.6 5 2 5 4.800 0 3-5 3-6.5 1M32.5 21l5-10 2.5 10M34.5 18h5"
        fill="none"
        stroke="#1a2a8a"
        strokeWidth="2.2"
      />
      <path d="M.5 25.5h47v2a4 4 0 01-4 4h-39a4 4 0 01-4-4z" fill="#f3a81c" />
    </>
  ),
  mc: (
    <>
      <rect {...EDGE} fill="#1f1b1e" />
      <circle cx="19" cy="16" r="9" fill="#e0242b" />
      <circle cx="29" cy="16" r="9" fill="#f5a11d" />
      <path d="M24 8.5a9 9 0 010 15 9 9 0 010-15z" fill="#f1692a" />
    </>
  ),
  amex: (
    <>
      <rect {...EDGE} fill="#1c6fc4" />
      <path
        d="M6 21l3.5-9h1.5l3.5 9M7.5 18h5.5M17 21v-9l3.5 5 3.5-5v9M33 12h-5.5v9H33M27.5 16.5H32M35 12l7 9M42 12l-7 9"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
      />
    </>
  ),
  ecarte: (
    <>
      <rect {...EDGE} fill="#17407f" />
      <path d="M16 17h14a7 7 0 10-2 5.5" fill="none" stroke="#7fd0ff" strokeWidth="3.2" />
    </>
  ),
  other: (
    <>
      <rect {...EDGE} fill="#5f5a60" />
      <rect y="7" width="48" height="6" fill="#29262b" />
      <rect x="6" y="19" width="16" height="3" rx="1.5" fill="#fff" />
    </>
  ),
};
