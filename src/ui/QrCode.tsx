import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** Modules of white around the code, without which scanners miss it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  value: string;
  label: string;
  /** In place of a code that has no room for the value, which is shown beside it in letters. */
  tooLong: string;
}

/** As wide as its place. Black on white whatever the scheme, forced colours or print: it is for a machine. */
export function QrCode({ value, label, tooLong }: QrCodeProps) {
  const code = useMemo(() => drawn(value), [value]);
  if (!code) return <p>{tooLong}</p>;
  const { size, path } = code;
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Undefined where even the largest code has no room for the value: some 2,300 characters. */
function drawn(value: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(value, { border: QUIET_ZONE, ecc: 'M' });
    return { size, path: qrPath(data) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
