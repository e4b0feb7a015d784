import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface ErrorPanelProps {
  title: string;
  text: string;
  retryLabel: string;
  busy: boolean;
  onRetry: () => void;
}

/** Replaces the content of a panel whose load has failed. The rest of the page works on. */
export function ErrorPanel({ title, text, retryLabel, busy, onRetry }: ErrorPanelProps) {
  return (
    <div role="alert">
      <Notice
        tone="danger"
        title={title}
        action={
          <Button busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  );
}
