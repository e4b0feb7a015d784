import { useState } from 'react';
import { format } from '#i18n/format.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import type { FormWords } from '#ui/formState.ts';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import styles from './Credentials.module.css';
import type { Saved } from './dataFile.ts';
import { DialogButton } from './DialogButton.tsx';
import type { CredentialsWords } from './words.ts';

interface YourDataProps {
  language: Language;
  words: CredentialsWords;
  form: FormWords;
}

/** Downloading the data, and deleting the account. */
export function YourData({ language, words, form }: YourDataProps) {
  const { deletion, close } = words;
  return (
    <Panel title={words.data.title}>
      <Download language={language} words={words.data} />
      <div className={styles.row}>
        <div>
          <strong>{deletion.label}</strong>
          <p className="muted">{deletion.hint}</p>
        </div>
        <DialogButton
          variant="danger"
          label={deletion.open}
          load={async () => {
            const [{ Deletion }, { consequences }] = await Promise.all([
              import('./Deletion.tsx'),
              import('./deletionStore.ts'),
            ]);
            void consequences.reload();
            return (onClose) => <Deletion words={deletion} {...{ language, close, form, onClose }} />;
          }}
        />
      </div>
    </Panel>
  );
}

function Download({ language, words }: { language: Language; words: CredentialsWords['data'] }) {
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>();

  async function download() {
    setSaved(undefined);
    setBusy(true);
    try {
      const { saveDataFile } = await import('./dataFile.ts');
      setSaved(await saveDataFile());
    } catch {
      setSaved({ kind: 'failed' });
    }
    setBusy(false);
  }

  return (
    <>
      <div className={styles.row}>
        <div>
          <strong>{words.label}</strong>
          <p className="muted">{words.hint}</p>
        </div>
        <Button busy={busy} onClick={() => void download()}>
          {words.download}
        </Button>
      </div>
      <div role="status">{saved && <Result saved={saved} language={language} words={words} />}</div>
    </>
  );
}

interface ResultProps {
  saved: Saved;
  language: Language;
  words: CredentialsWords['data'];
}

function Result({ saved, language, words }: ResultProps) {
  if (saved.kind === 'complete') return <Notice tone="success">{words.complete}</Notice>;
  if (saved.kind === 'failed') return <Notice tone="danger">{words.failed}</Notice>;
  const names = saved.missing.map((part) => words.parts[part]);
  const list = new Intl.ListFormat(language).format(names);
  return <Notice tone="warning">{format(words.partial, { list })}</Notice>;
}
