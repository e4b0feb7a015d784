import { useRef, useState } from 'react';
import type { Texts } from '#i18n/texts.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { DOWNLOAD, SHARE } from '#ui/icons.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './FilmYear.module.css';
import type { FilmYear, SharedFilmWords } from './rules.ts';
import { canShare, savePicture, sharePicture } from './savePicture.ts';
import { YearPicture } from './YearPicture.tsx';

interface YearStageProps {
  year: FilmYear;
  isRunning: boolean;
  words: Texts['filmYear']['island'];
  films: SharedFilmWords;
  language: Language;
}

type Act = typeof savePicture;

/** The picture, and the ways to keep it. */
export function YearStage({ year, words, ...place }: YearStageProps) {
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
      <YearPicture ref={picture} year={year} words={words} {...place} />
      <div className={styles.actions}>
        {isSharing && (
          <Button
            variant="primary"
            icon={SHARE}
            busy={running === sharePicture}
            onClick={() => void run(sharePicture)}
          >
            {words.share}
          </Button>
        )}
        <Button
          variant={isSharing ? 'secondary' : 'primary'}
          icon={DOWNLOAD}
          busy={running === savePicture}
          onClick={() => void run(savePicture)}
        >
          {words.save}
        </Button>
      </div>
      <div role="alert">{hasFailed && <Notice tone="danger">{words.failed}</Notice>}</div>
    </div>
  );
}
