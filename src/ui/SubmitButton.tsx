import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './Button.tsx';
import { useFormState } from './formState.ts';

export interface SubmitButtonProps {
  variant?: ButtonVariant;
  children: ReactNode;
}

/** The submit button of a form, busy while the form is sending. */
export function SubmitButton({ variant = 'primary', children }: SubmitButtonProps) {
  const { busy } = useFormState();
  return (
    <Button type="submit" variant={variant} busy={busy}>
      {children}
    </Button>
  );
}
