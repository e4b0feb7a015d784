import { useMemo } from 'react';
import { qrPicture, type CodePicture } from './codePicture.ts';

export interface QrCodeProps {
  value: string;
  label: string;
  /** Replaces the code of a value that is too long for one. The value stands beside it in letters. */
  tooLong: string;
}

/** As wide as its container. */
export function QrCode({ value, ...texts }: QrCodeProps) {
  const picture = useMemo(() => qrPicture(value), [value]);
  return <Scanned picture={picture} {...texts} />;
}

interface ScannedProps extends Omit<QrCodeProps, 'value'> {
  picture: CodePicture | undefined;
}

/** Black on white in every scheme, in forced colours and in print, since a scanner reads it. */
export function Scanned({ picture, label, tooLong }: ScannedProps) {
  return picture ? <img className="scanned" {...picture} alt={label} /> : <p>{tooLong}</p>;
}
