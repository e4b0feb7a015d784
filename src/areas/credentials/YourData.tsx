import { FILES } from 'virtual:credential-dialog-texts';
import { useState } from 'react';
import { DialogButton } from '#account/useDialog.tsx';
import { format, longDate, time } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { routePath } from '#sites/routes.ts';
import type { Language } from '#sites/site.ts';
import { Button } from '#ui/Button.tsx';
import type { FormTexts } from '#ui/formState.ts';
import { useLanguage } from '#ui/language.ts';
import { Notice } from '#ui/Notice.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useStore } from '#ui/useStore.ts';
import styles from './Credentials.module.css';
import type { Saved } from './ownData.ts';
import { $acts } from './store.ts';

interface YourDataProps {
  texts: Texts['credentials']['island'];
  form: FormTexts;
}

/** Downloading the data, and deleting the account. */
export function YourData({ texts, form }: YourDataProps) {
  const language = useLanguage();
  const { deletion, close } = texts;
  const askedAt = useStore($acts)?.deletion;
  return (
    <Panel title={texts.data.title}>
      <Download texts={texts.data} />
      <div className={styles.row}>
        <div>
          <strong>{deletion.label}</strong>
          {askedAt === undefined ? (
            <p className="muted">{deletion.hint}</p>
          ) : (
            <p>
              {when(deletion.asked, askedAt, language)}{' '}
              <a href={routePath(language, 'contact')}>{deletion.write}</a>
            </p>
          )}
        </div>
        <DialogButton
          label={deletion.open}
          load={async () => {
            const [{ Deletion }, { consequences }, { default: own }] = await Promise.all([
              import('./Deletion.tsx'),
              import('./ownData.ts'),
              FILES[language](),
            ]);
            void consequences.reload();
            return (onClose) => <Deletion texts={own.deletion} {...{ close, form, onClose }} />;
          }}
        />
      </div>
    </Panel>
  );
}

/** @param at epoch milliseconds */
export function when(text: string, at: number, language: Language): string {
  return format(text, { date: longDate(at, language), time: time(at, language) });
}

interface DownloadProps {
  texts: Texts['credentials']['island']['data'];
}

function Download({ texts }: DownloadProps) {
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  async function download() {
    setResult(undefined);
    setBusy(true);
    try {
      const [{ saveDataFile }, { default: own }] = await Promise.all([
        import('./ownData.ts'),
        FILES[language](),
      ]);
      setResult(resultOf(await saveDataFile(), { ...texts, ...own.data }, language));
    } catch {
      setResult({ tone: 'danger', text: texts.failed });
    }
    setBusy(false);
  }

  return (
    <>
      <div className={styles.row}>
        <div>
          <strong>{texts.label}</strong>
          <p className="muted">{texts.hint}</p>
        </div>
        <Button busy={busy} onClick={() => void download()}>
          {texts.download}
        </Button>
      </div>
      <div role="status">{result && <Notice tone={result.tone}>{result.text}</Notice>}</div>
    </>
  );
}

interface Result {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

function resultOf(
  saved: Saved,
  texts: Texts['credentials']['island']['data'] & Texts['credentialDialogs']['data'],
  language: Language,
): Result | undefined {
  switch (saved.kind) {
    case 'given':
      return undefined;
    case 'complete':
      return { tone: 'success', text: texts.complete };
    case 'failed':
      return { tone: 'danger', text: texts.failed };
    case 'partial': {
      const names = saved.missing.map((part) => texts.parts[part]);
      const list = new Intl.ListFormat(language).format(names);
      return { tone: 'warning', text: format(texts.partial, { list }) };
    }
  }
}
