import { attempt } from './platform.ts';
import { KEPT_KEY, SIGN_OUT_KEY } from './storageKeys.ts';

// What a customer has typed lies in the storage of the tab, also while it shows a page that anybody may read. It goes
// when another tab signs out. Where storage is denied, no such event comes.
addEventListener('storage', ({ key, newValue }) => {
  // The mark goes after the next sign-in, whose customer may have typed something by then.
  if (key === SIGN_OUT_KEY && newValue !== null) attempt(() => sessionStorage.removeItem(KEPT_KEY));
});
