import { useRef, useState } from 'react';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD, SHARE } from '#ui/icons.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './FilmYear.module.css';
import type { FilmYear, SharedFilmTexts } from './rules.ts';
import { YearPicture } from './YearPicture.tsx';
import { saveFile } from '#account/download.ts';
import { asCustomer } from '#account/load.ts';
import { fileWay } from '#embedding/environment.ts';
import { fileName } from '#i18n/folded.ts';
import { site } from '#sites/current.ts';
import { PICTURE } from './layout.ts';

const PNG = 'image/png';

interface YearStageProps {
  year: FilmYear;
  isRunning: boolean;
  texts: Texts['filmYear']['island'];
  films: SharedFilmTexts;
}

type Act = typeof savePicture;

/** The picture, and the ways to keep it. */
export function YearStage({ year, texts, ...rest }: YearStageProps) {
  const picture = useRef<SVGSVGElement>(null);
  const [running, setRunning] = useState<Act>();
  const [hasFailed, setFailed] = useState(false);

  async function run(act: Act) {
    if (!picture.current) return;
    setRunning(() => act);
    setFailed(false);
    try {
      await act(picture.current, year.year);
    } catch (error) {
      platform().report('the picture of a year', error);
      setFailed(true);
    } finally {
      setRunning(undefined);
    }
  }

  const isSharing = canShare();
  return (
    <div className={styles.stage}>
      <YearPicture ref={picture} year={year} texts={texts} {...rest} />
      <div className={styles.actions}>
        {isSharing && (
          <Button
            variant="primary"
            icon={SHARE}
            busy={running === sharePicture}
            onClick={() => void run(sharePicture)}
          >
            {texts.share}
          </Button>
        )}
        <Button
          variant={isSharing ? 'secondary' : 'primary'}
          icon={DOWNLOAD}
          busy={running === savePicture}
          onClick={() => void run(savePicture)}
        >
          {texts.save}
        </Button>
      </div>
      <div role="alert">{hasFailed && <Notice tone="danger">{texts.failed}</Notice>}</div>
    </div>
  );
}

/** Whether the device has a sheet of its own to share pictures. An app around the page takes files itself. */
function canShare(): boolean {
  if (fileWay() === 'app') return false;
  const sample = new File([], 'a.png', { type: PNG });
  try {
    // Browsers have `canShare` in secure pages only, and some have no files in it.
    return navigator.canShare({ files: [sample] });
  } catch {
    return false;
  }
}

/** @throws where the browser does not draw the image */
async function savePicture(svg: SVGSVGElement, year: number): Promise<void> {
  await saveFile(toPng(svg), `${fileName(`${site.brand} ${year}`)}.png`);
}

/**
 * Opens the device's sheet. Where it does not open, because drawing took longer than the browser remembers the press,
 * the picture is saved.
 * @throws where the browser does not draw the image
 */
async function sharePicture(svg: SVGSVGElement, year: number): Promise<void> {
  const name = `${fileName(`${site.brand} ${year}`)}.png`;
  const png = toPng(svg);
  const isThere = asCustomer();
  try {
    const file = new File([await png], name, { type: PNG });
    if (!isThere()) return;
    await navigator.share({ files: [file] });
  } catch (error) {
    // The customer has closed the sheet, or it is still open.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
    await saveFile(png, name);
  }
}

async function toPng(svg: SVGSVGElement): Promise<Blob> {
  const href = URL.createObjectURL(new Blob([standalone(svg)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = href;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, PICTURE);
    canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), PNG);
    });
  } finally {
    URL.revokeObjectURL(href);
  }
}

/** The picture as a file of its own: an image has no style sheet, so that its variables are replaced by their values. */
function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  // Firefox draws an image without a size as nothing.
  copy.setAttribute('width', String(PICTURE.width));
  copy.setAttribute('height', String(PICTURE.height));
  copy.removeAttribute('class');
  const values = getComputedStyle(svg);
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name, value } of part.attributes) {
      const [, variable] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      if (variable) part.setAttribute(name, values.getPropertyValue(variable).trim());
    }
  }
  return new XMLSerializer().serializeToString(copy);
}
