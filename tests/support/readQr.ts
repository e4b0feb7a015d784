import jsQr from 'jsqr';
import sharp from 'sharp';

/** @param png a screenshot with one code in it and nothing else dark. @throws Error without a black code on white */
export async function readQr(png: Buffer): Promise<{ text: string; quietZone: number }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQr(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  });
  if (!code) throw new Error('no QR code');
  return { text: code.data, quietZone: await quietZone(png, 17 + 4 * code.version) };
}

/** The width of what is white around a code, in modules, at its narrowest. @param size of the code, in modules */
async function quietZone(png: Buffer, size: number): Promise<number> {
  const whole = await sharp(png).metadata();
  const { info } = await sharp(png).threshold().trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const white = Math.min(left, top, whole.width - left - info.width, whole.height - top - info.height);
  return white / (info.width / size);
}
