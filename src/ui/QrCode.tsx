import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrDrawing } from './qrPath.ts';

export interface QrCodeProps {
  value: string;
  label: string;
  /** Replaces the code of a value that is too long for one. The value stands beside it in letters. */
  tooLong: string;
}

/** As wide as its container. Black on white in every scheme, in forced colours and in print, since a scanner reads it. */
export function QrCode({ value, label, tooLong }: QrCodeProps) {
  const code = useMemo(() => qrDrawing(value), [value]);
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
