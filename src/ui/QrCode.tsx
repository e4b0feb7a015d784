import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** White modules around the code: scanners need them (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  value: string;
  label: string;
  /** Replaces the code of a value that is too long for one. The value stands beside it in letters. */
  tooLong: string;
}

/** As wide as its container. Black on white in every scheme, in forced colours and in print, since a scanner reads it. */
export function QrCode({ value, label, tooLong }: QrCodeProps) {
  const code = useMemo(() => drawn(value), [value]);
  if (!code) return <p>{tooLong}</p>;
  const { size, path } = code;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Undefined for a value that is too long even for the largest code: about 2,300 characters. */
function drawn(value: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(value, { border: QUIET_ZONE, ecc: 'M' });
    return { size, path: qrPath(data) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
