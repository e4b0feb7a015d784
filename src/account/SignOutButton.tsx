import { Button } from '#ui/Button.tsx';
import { SIGN_OUT } from '#ui/icons.ts';
import { useLanguage } from '#ui/language.ts';
import { useStore } from '#ui/useStore.ts';
import { oneAtATime } from './change.ts';
import { signOut } from './signOut.ts';

interface SignOutButtonProps {
  label: string;
}

const leave = oneAtATime(signOut);

/** The sign-out of the pages before the account opens (register, verify the e-mail), whose header may have no menu. */
export function SignOutButton({ label }: SignOutButtonProps) {
  const language = useLanguage();
  const busy = useStore(leave.$busy);
  return (
    <Button variant="quiet" icon={SIGN_OUT} busy={busy} onClick={() => void leave.run(language)}>
      {label}
    </Button>
  );
}
