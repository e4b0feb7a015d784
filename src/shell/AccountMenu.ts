import { signOut } from '#account/signOut.ts';
import { $user } from '#account/user/store.ts';
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
      } finally {
        // Unless the document is being left, it says under the menu that the sign-out is not finished.
        button.ariaBusy = 'false';
        dialog.close();
      }
    };
    button.addEventListener('click', () => void leaveOnce(), { signal });
  }
}
