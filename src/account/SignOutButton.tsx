import { Button } from '#ui/Button.tsx';
import { SIGN_OUT } from '#ui/icons.ts';
import { useStore } from '#ui/useStore.ts';
import type { Language } from '#sites/site.ts';
import { oneAtATime } from './change.ts';
import { signOut } from './signOut.ts';

interface SignOutButtonProps {
  language: Language;
  label: string;
}

const leave = oneAtATime(signOut);

/** The sign-out of the pages before the account opens (register, verify the e-mail), whose header may have no menu. */
export function SignOutButton({ language, label }: SignOutButtonProps) {
  const busy = useStore(leave.$busy);
  return (
    <Button variant="quiet" icon={SIGN_OUT} busy={busy} onClick={() => void leave.run(language)}>
      {label}
    </Button>
  );
}
