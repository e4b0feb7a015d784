import { useMemo } from 'react';
import { code128, QUIET_ZONE } from './code128.ts';
import type { QrCodeProps } from './QrCode.tsx';

/** Height by width. Scanners need 0.15, and a hand at the door does not hold still. */
const SHAPE = 0.35;

/** Code 128, as wide as its container. Black on white in every scheme and in print. */
export function BarCode({ value, label, tooLong }: QrCodeProps) {
  const code = useMemo(() => drawn(value), [value]);
  if (!code) return <p>{tooLong}</p>;
  const { width, height, path } = code;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${width}v${height}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function drawn(value: string): { width: number; height: number; path: string } | undefined {
  const widths = code128(value);
  if (!widths) return undefined;
  const width = widths.reduce((sum, one) => sum + one, 2 * QUIET_ZONE);
  const height = Math.round(width * SHAPE);
  let path = '';
  let x = QUIET_ZONE;
  widths.forEach((one, index) => {
    if (index % 2 === 0) path += `M${x} 0h${one}v${height}h-${one}z`;
    x += one;
  });
  return { width, height, path };
}
