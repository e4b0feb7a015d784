/** CSS pixels at the door are 96; phones have two or three device pixels for each. */
const SIDE = 240;
/** Some browsers change the last bits, which nobody sees. */
const NOISE = 8;

/**
 * The middle of a picture as a small JPEG in a data address: about 10 kB, where a photo may have megabytes.
 * Rejects for a picture that cannot be drawn, and in a browser that gives another one.
 * @param address of a picture of this page
 */
export async function smallPhoto(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const { naturalWidth: width, naturalHeight: height } = picture;
  const side = Math.min(width, height);
  const pen = canvas.getContext('2d');
  // Browsers that guard against fingerprints give noise, or white.
  const isChanged = pen?.getImageData(0, 0, 4, 4).data.some((value) => value > NOISE) ?? true;
  if (isChanged) throw new Error('The browser changes pictures');
  pen?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.8);
}
