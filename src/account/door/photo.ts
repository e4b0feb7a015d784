/** CSS pixels at the door are 96; phones have two or three device pixels for each. */
const SIDE = 240;

/**
 * The middle of a picture as a small JPEG in a data address: about 10 kB, where a photo may have megabytes.
 * Rejects for a picture that cannot be drawn.
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
  canvas
    .getContext('2d')
    ?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.8);
}
