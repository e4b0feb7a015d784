import { useMemo } from 'react';
import { code128, QUIET_ZONE } from './code128.ts';
import { codePicture, type CodePicture } from './codePicture.ts';
import { Scanned, type QrCodeProps } from './QrCode.tsx';

/** Height by width. Scanners need 0.15, and a hand at the door does not hold still. */
const SHAPE = 0.35;

/** Code 128, as wide as its container. */
export function BarCode({ value, ...texts }: QrCodeProps) {
  const picture = useMemo(() => drawn(value), [value]);
  return <Scanned picture={picture} {...texts} />;
}

function drawn(value: string): CodePicture | undefined {
  const widths = code128(value);
  if (!widths) return undefined;
  const row = [QUIET_ZONE, ...widths, QUIET_ZONE].flatMap((width, index) =>
    Array.from({ length: width }, () => index % 2 === 1),
  );
  return codePicture(Array.from({ length: Math.round(row.length * SHAPE) }, () => row));
}
