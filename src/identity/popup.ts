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
