import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';
import { qrPath } from './qrPath.ts';

/** Modules of white around the code, without which scanners miss it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  value: string;
  label: string;
}

/** As wide as its place. Black on white whatever the scheme, forced colours or print: it is for a machine. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { border: QUIET_ZONE, ecc: 'M' });
    return { size: code.size, path: qrPath(code.data) };
  }, [value]);

  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
