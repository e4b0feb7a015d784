import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const PROGRAM = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
// By default it comes from a CDN.
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(PROGRAM)).buffer } });

interface ReadCode {
  /** As in `QRCode` and `Code128`. */
  kind: string;
  text: string;
  /** The width of what is white around it, in modules, at its narrowest. */
  quietZone: number;
}

/**
 * What a scanner reads in a picture: a QR code, or bars of Code 128. Scanners of bars read them black on white only.
 * @param png a screenshot with one code in it and nothing else dark
 * @throws Error without such a code
 */
export async function readCode(png: Buffer, tryInvert = false): Promise<ReadCode> {
  const [code] = await readBarcodes(new Blob([new Uint8Array(png)]), {
    formats: ['QRCode', 'Code128'],
    tryInvert,
  });
  if (!code) throw new Error('no code');
  return { kind: code.format, text: code.text, quietZone: await quietZone(png, code.symbol.width) };
}

/** @param size of the code, in modules */
async function quietZone(png: Buffer, size: number): Promise<number> {
  const whole = await sharp(png).metadata();
  const { info } = await sharp(png).threshold().trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const white = Math.min(left, top, whole.width - left - info.width, whole.height - top - info.height);
  return white / (info.width / size);
}

const TURN = 'invert(1) hue-rotate(180deg)';
const OVER_ALL = "content: ''; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none";

/** What extensions do with style sheets of their own. */
const EXTENSIONS = {
  'paints over everything': `* { background: #000 !important; color: #fff !important; fill: #fff !important;
    stroke: #fff !important; border-color: #fff !important; color-scheme: dark !important; }`,
  'paints light drawings dark':
    'svg, svg *, [fill], img { fill: #181a1b !important; background: #181a1b !important; }',
  'dims pictures': 'img { filter: brightness(0.6) !important; opacity: 0.7 !important; }',
  'turns the page over, and pictures back': `html, html > body img, canvas, video, svg { filter: ${TURN} !important; }`,
};
/** What they do to everything but the top layer. The best readers read a code that is white on black. */
const TURNED_OVER = {
  'turns the page over': `html { filter: ${TURN} !important; }`,
  'turns the body over': `body { filter: ${TURN} !important; }`,
  'looks through a negative': `html::after { ${OVER_ALL}; backdrop-filter: invert(1); }`,
  'takes the difference to white': `html::after { ${OVER_ALL}; background: #fff; mix-blend-mode: difference; }`,
};

/** At 400 % zoom, and narrower than any phone. */
const SMALL = [
  [320, 256],
  [320, 640],
  [256, 480],
] as const;

/**
 * Reads a code from the picture of the page in every environment that recolours pages or leaves them little room.
 * @param code in a dialog, or in the page, where some of them turn it white on black
 */
export async function expectReadEverywhere(page: Page, code: Locator, text: string): Promise<void> {
  const isOnTop = (await code.locator('xpath=ancestor::dialog').count()) > 0;
  const read = async (where: string, tryInvert = false): Promise<void> => {
    // Playwright does not scroll what shows in part.
    await code.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const found = readCode(await code.screenshot(), tryInvert);
    expect(await found.then((one) => one.text, String), where).toBe(text);
  };
  const devTools = await page.context().newCDPSession(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await read(`the browser’s own dark theme, ${colorScheme}`);
    await devTools.send('Emulation.setAutoDarkModeOverride');
    await page.emulateMedia({ forcedColors: 'active' });
    await read(`forced colours, ${colorScheme}`);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await read(`print, ${colorScheme}`);
    await page.emulateMedia({ media: 'screen' });
  }
  const sheet = await page.evaluateHandle(() => {
    const added = new CSSStyleSheet();
    document.adoptedStyleSheets.push(added);
    return added;
  });
  for (const [name, css] of Object.entries({ ...EXTENSIONS, ...TURNED_OVER })) {
    await sheet.evaluate((added, text) => added.replaceSync(text), css);
    await read(`an extension that ${name}`, name in TURNED_OVER && !isOnTop);
  }
  await sheet.evaluate((added) => added.replaceSync(''));
  const before = page.viewportSize();
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height });
    await read(`a page of ${String(width)} by ${String(height)}`);
  }
  if (before) await page.setViewportSize(before);
  // The newest Chromium leaves more alone than the one before it, and than those of Android. Of what they leave alone,
  // only pixels are in every one.
  await expect(code).toHaveAttribute('src', /^data:image\/(?!svg)/);
  await expect(code).toHaveCSS('color-scheme', 'light only');
  await expect(code).toHaveCSS('forced-color-adjust', 'none');
  await expect(code).toHaveCSS('print-color-adjust', 'exact');
}
