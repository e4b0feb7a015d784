import { signOut } from '#account/signOut.ts';
import { announceFailure } from '#account/toasts/store.ts';
import { $user } from '#account/user/store.ts';
import { toCallError } from '#http/errors.ts';
import { format } from '#i18n/format.ts';
import { readPage } from '#platform/rootData.ts';
import { bindDialog } from './bindDialog.ts';
import { part, ShellElement } from './ShellElement.ts';

/** The account menu: who is signed in, links into the account, and the sign-out. */
export class AccountMenu extends ShellElement {
  protected connect(signal: AbortSignal): void {
    const dialog = bindDialog(this, signal);
    const name = part(this, 'name', HTMLElement);
    const { greeting = '', anonymous = '' } = name.dataset;
    const stop = $user.subscribe((user) => {
      name.textContent = user?.firstName ? format(greeting, { name: user.firstName }) : anonymous;
    });
    signal.addEventListener('abort', stop);

    const button = part(this, 'sign-out', HTMLButtonElement);
    const leaveOnce = async (): Promise<void> => {
      if (button.ariaBusy === 'true') return;
      button.ariaBusy = 'true';
      try {
        await signOut(readPage().language);
        // The document is about to be left. The button stays busy until then.
      } catch (error) {
        button.ariaBusy = 'false';
        dialog.close();
        announceFailure(toCallError(error, 'sign-out').failure);
      }
    };
    button.addEventListener('click', () => void leaveOnce(), { signal });
  }
}
