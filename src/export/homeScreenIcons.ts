import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { WholeSite, SiteId } from '../sites/site.ts';

/** A picture of the brand's icon, square, with its side in pixels. */
export interface IconFile {
  name: string;
  side: number;
  /**
   * `cut`: the device cuts the picture into its own shape, so the ground reaches every edge. `whole`: the picture keeps
   * the shape that the brand has drawn.
   */
  shape: 'whole' | 'cut';
}

/** What Chromium asks for before it offers an installation, and a picture that Android cuts into its own shape. */
export const MANIFEST_ICONS: readonly IconFile[] = [
  { name: 'icon-192', side: 192, shape: 'whole' },
  { name: 'icon-512', side: 512, shape: 'whole' },
  { name: 'maskable-512', side: 512, shape: 'cut' },
];

/** iOS reads no manifest's icon where a page has this one, and cuts its corners. */
export const APPLE_ICON: IconFile = { name: 'apple-touch', side: 180, shape: 'cut' };

export const ICON_FILES: readonly IconFile[] = [...MANIFEST_ICONS, APPLE_ICON];

/** The icon of the site, an SVG image. */
export function brandIcon(site: SiteId): string {
  return readFileSync(`src/sites/${site}/brand/icon.svg`, 'utf8');
}

export function iconPath({ name }: IconFile): string {
  return `/icons/${name}.png`;
}

/** Draws the brand's icon as a PNG file. */
export async function drawIcon(
  { id, colours }: Pick<WholeSite, 'id' | 'colours'>,
  { side, shape }: IconFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = shape === 'whole' ? picture(id, side) : await onGround(id, side, colours.dark);
  return new Uint8Array(await drawn.png({ palette: true, compressionLevel: 9 }).toBuffer());
}

/**
 * A device shows at least a circle of 80% of the side (https://www.w3.org/TR/appmanifest/#icon-masks). Drawn in that
 * size, the brand's icon loses at most its corners.
 */
const SAFE = 0.8;

async function onGround(id: SiteId, side: number, otherwise: string): Promise<Sharp> {
  const ground = await groundOf(id, otherwise);
  const inner = Math.round(side * SAFE);
  const before = Math.floor((side - inner) / 2);
  const after = side - inner - before;
  return picture(id, inner)
    .flatten({ background: ground })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground });
}

function picture(id: SiteId, side: number): Sharp {
  return sharp(Buffer.from(brandIcon(id))).resize(side, side);
}

/** The colour in the middle of the icon's upper edge, which a cut picture has around the icon. */
async function groundOf(id: SiteId, otherwise: string): Promise<string> {
  const [red = 0, green = 0, blue = 0, alpha = 0] = await picture(id, 64)
    .ensureAlpha()
    .extract({ left: 32, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return alpha === 255 ? `rgb(${[red, green, blue].join(',')})` : otherwise;
}
