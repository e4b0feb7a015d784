import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FILES } from 'virtual:photo-texts';
import { FileChooser } from '#account/files/FileChooser.tsx';
import type { DialogView } from '#account/useDialog.tsx';
import { format } from '#i18n/format.ts';
import { fileSize } from '#i18n/measures.ts';
import type { Texts } from '#i18n/texts.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from '../Subscription.module.css';
import { MAX_PHOTO_MB, PHOTO_KINDS, photoProblem, type PhotoProblem, type SendingProblem } from './rules.ts';
import { sendingPhoto, stopSendingPhoto, $photoProgress } from './store.ts';

interface PhotoDialogProps {
  texts: Texts['photo'];
  onClose: () => void;
  /** Called after the dialog has closed because a photo was received. */
  onReceived: () => void;
}

type Problem = PhotoProblem | SendingProblem | 'missing';

/** Chooses a photo and sends it. The chosen photo stays until it has been received. */
function PhotoDialog({ texts, onClose, onReceived }: PhotoDialogProps) {
  const language = useLanguage();
  const id = useId();
  const isBusy = useStore(sendingPhoto.$busy);
  const [chosen, setChosen] = useState<{ photo: File; picture: string }>();
  const photo = chosen?.photo;
  const [problem, setProblem] = useState<Problem>();
  const report = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const limits = { size: fileSize(MAX_PHOTO_MB * 1e6, language) };

  async function choose([file]: File[]) {
    if (!file) return;
    const found = await photoProblem(file);
    setProblem(found);
    show(found ? undefined : file);
  }

  /** The picture of the photo before lasts no longer. */
  function show(next: File | undefined) {
    if (chosen) URL.revokeObjectURL(chosen.picture);
    setChosen(next && { photo: next, picture: URL.createObjectURL(next) });
  }

  async function send() {
    if (!photo) {
      setProblem('missing');
      return;
    }
    setProblem(undefined);
    const result = await sendingPhoto.run({ photo, texts });
    // A customer who has closed the dialog meanwhile has gone elsewhere on the page.
    if (!report.current) return;
    if (result === 'received') {
      // The closing dialog returns the focus to its button, which the page no longer has.
      flushSync(onClose);
      onReceived();
    } else {
      setProblem(result);
      if (result === 'unreadable') show(undefined);
    }
  }

  function stop() {
    // The stop button disappears with the transfer.
    submit.current?.focus();
    stopSendingPhoto();
  }

  return (
    <Dialog title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <p>{texts.text}</p>
      <p id={id} className="muted">
        {format(texts.limits, limits)}
      </p>
      <FileChooser accept={PHOTO_KINDS} describedBy={id} onChoose={(files) => void choose(files)}>
        {photo ? texts.other : texts.choose}
      </FileChooser>
      {chosen && <img className={styles.photo} src={chosen.picture} alt="" width="160" height="160" />}
      <p role="status" className={styles.live}>
        {photo && format(texts.chosen, { name: photo.name })}
      </p>
      <Transfer texts={texts} />
      <div ref={report} role="alert" className={styles.live}>
        {problem && <Notice tone="danger">{format(texts.problems[problem], limits)}</Notice>}
      </div>
      <div className="cluster">
        <Button ref={submit} variant="primary" busy={isBusy} onClick={() => void send()}>
          {texts.send}
        </Button>
        {isBusy ? (
          <Button onClick={stop}>{texts.stop}</Button>
        ) : (
          <Button onClick={onClose}>{texts.later}</Button>
        )}
      </div>
    </Dialog>
  );
}

/** Loads the dialog's texts. Rejects where they do not arrive. */
export async function photoDialog(language: Language, onReceived: () => void): Promise<DialogView> {
  const { default: texts } = await FILES[language]();
  return (onClose) => <PhotoDialog texts={texts} onClose={onClose} onReceived={onReceived} />;
}

/** How much of the photo has been sent, while it is being sent. */
function Transfer({ texts }: { texts: Texts['photo'] }) {
  const progress = useStore($photoProgress);
  if (!progress) return null;
  return <ProgressBar aria-label={texts.sending} progress={progress} />;
}
