import { useId, useRef, useState } from 'react';
import { FileChooser } from '#account/files/FileChooser.tsx';
import { isolated } from '#i18n/foreign.ts';
import { format, plural } from '#i18n/format.ts';
import { fileSize } from '#i18n/measures.ts';
import type { Texts } from '#i18n/texts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CLIP, CLOSE } from '#ui/icons.ts';
import { Notice } from '#ui/Notice.tsx';
import { useFormState } from '#ui/formState.ts';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import styles from './Attachments.module.css';
import { ACCEPTED, MAX_FILE_MB, MAX_FILES, type Refused } from './rules.ts';
import { $files, $lostFiles, attach, detach } from './store.ts';

interface AttachmentsProps {
  texts: Texts['contact']['island']['files'];
}

export function Attachments({ texts }: AttachmentsProps) {
  const language = useLanguage();
  const id = useId();
  const files = useStore($files);
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { texts: form } = useFormState();
  const limits = { count: MAX_FILES, size: fileSize(MAX_FILE_MB * 1e6, language) };

  function remove(file: File) {
    detach(file);
    setRefused([]);
    chooser.current?.focus();
  }

  return (
    <div className={styles.attachments} role="group" aria-labelledby={`${id}label`}>
      <p className={styles.label}>
        <span id={`${id}label`}>{texts.label}</span> <span className={styles.hint}>{form.optional}</span>
      </p>
      <p id={`${id}limits`} className={styles.hint}>
        {format(texts.limits, limits)}
      </p>
      <LostFiles texts={texts} />
      {files.length > 0 && (
        <ul className={styles.files} aria-label={texts.list}>
          {files.map((file) => (
            <li key={`${file.name} ${String(file.size)} ${String(file.lastModified)}`}>
              <Icon path={CLIP} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.hint}>{fileSize(file.size, language)}</span>
              <Button
                variant="quiet"
                icon={CLOSE}
                aria-label={format(texts.remove, { name: file.name })}
                onClick={() => remove(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileChooser
        ref={chooser}
        multiple
        accept={ACCEPTED}
        describedBy={`${id}limits`}
        onChoose={(chosen) => setRefused(attach(chosen))}
      >
        <Icon path={CLIP} />
        {texts.choose}
      </FileChooser>
      <p className="visually-hidden" role="status">
        {files.length > 0 && plural(texts, 'attached', files.length, language)}
      </p>
      <div role="alert">
        {refused.length > 0 && (
          <Notice tone="warning">
            {refused.map(({ name, problem }, index) => (
              <p key={index}>{format(texts[problem], { ...limits, name })}</p>
            ))}
          </Notice>
        )}
      </div>
    </div>
  );
}

function LostFiles({ texts }: Pick<AttachmentsProps, 'texts'>) {
  const lost = useStore($lostFiles);
  if (lost.length === 0) return null;
  return <Notice tone="info">{format(texts.lost, { names: lost.map(isolated).join(', ') })}</Notice>;
}
