import { useState } from 'react';
import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { openFile, type Download, type OpenedFile } from './openFile.ts';
import type common from '#locales/fr/common.json';

export type FileTexts = (typeof common)['file'];

interface FileButtonProps {
  file: Download;
  label: string;
  /** Accessible name, where several buttons have the same label. */
  description?: string;
  variant?: ButtonVariant;
  /** A path of `icons.ts`. */
  icon?: string;
  texts: FileTexts;
}

/** Fetches a file and opens it. The button is busy until the file is there. */
export function FileButton({ file, label, description, variant, icon, texts }: FileButtonProps) {
  const [state, setState] = useState<OpenedFile | { kind: 'idle' | 'busy' }>({ kind: 'idle' });

  async function open() {
    setState({ kind: 'busy' });
    setState(await openFile(file, texts.waiting));
  }

  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        aria-label={description}
        busy={state.kind === 'busy'}
        onClick={() => void open()}
      >
        {label}
      </Button>
      {state.kind !== 'idle' && (
        <p role="status" className="muted">
          {state.kind === 'busy' && <span>{texts.waiting}</span>}
          {'href' in state && (
            <>
              <span>{state.kind === 'link' ? texts.saved : texts.opened}</span>{' '}
              <a href={state.href} download={file.name}>
                {state.kind === 'link' ? texts.again : texts.save}
              </a>
            </>
          )}
        </p>
      )}
    </>
  );
}
