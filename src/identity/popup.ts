import { IdentityError } from './identity.ts';

/** Wide enough for the providers' own pages. */
const FEATURES = 'popup,width=420,height=640';

/**
 * The window in which the customer signs in at another provider. To be opened in the very click, before anything
 * is awaited: browsers block it later. Each time another one: by a name, the one before would be found again while it
 * closes.
 * @throws IdentityError
 */
export function openPopup(): Window {
  const popup = window.open('', '_blank', FEATURES);
  if (!popup) throw new IdentityError('popup_blocked');
  return popup;
}

/**
 * The popup as the identity library is to see it. Once a second the library asks whether it is closed, and gives up
 * when it is; but a page that answers and then closes itself is gone before its answer has come across, seen on busy
 * machines. So it is closed from the second time on that somebody asks.
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
