import { Button, type ButtonVariant } from '#ui/Button.tsx';
import { useDialog, type DialogView } from './useDialog.tsx';

interface DialogButtonProps {
  label: string;
  /** The name for screen readers, where several buttons have the same label. */
  description?: string;
  variant?: ButtonVariant;
  /** A path of `icons.ts`. */
  icon?: string;
  /** Loads the dialog's code and starts its requests. */
  load: () => Promise<DialogView>;
}

/** Opens a dialog whose code is loaded on the first press. */
export function DialogButton({ label, description, variant, icon, load }: DialogButtonProps) {
  const { coming, open, dialog } = useDialog();
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        aria-haspopup="dialog"
        aria-label={description}
        busy={coming !== undefined}
        onClick={() => open(description ?? label, load)}
      >
        {label}
      </Button>
      {dialog}
    </>
  );
}
