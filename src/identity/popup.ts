import { openWindow } from '#embedding/openWindow.ts';
import { IdentityError } from './identity.ts';

/** The providers' pages need this width. */
const FEATURES = 'popup,width=420,height=640';

/**
 * Opens the window in which the customer signs in at another provider. Call it in the click itself, before any `await`:
 * browsers block a later popup. The window has no name, because a name would find the previous popup while it closes.
 * @throws IdentityError
 */
export function openPopup(): Window {
  const popup = openWindow(FEATURES);
  if (!popup) throw new IdentityError('popup_blocked');
  return popup;
}

/**
 * The popup as the identity library sees it. The library reads `closed` once a second and gives up when it is true. On
 * a busy machine, a page that answers and then closes itself is closed before its answer has arrived. The popup
 * therefore counts as closed only from the second reading on.
 */
export function untilAnswered(popup: Window): Pick<Window, 'close' | 'closed' | 'location'> {
  let wasClosed = false;
  return {
    get closed() {
      const before = wasClosed;
      wasClosed = popup.closed;
      return before && wasClosed;
    },
    get location() {
      return popup.location;
    },
    close: () => popup.close(),
  };
}
