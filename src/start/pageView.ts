import { asCustomer } from '#account/load.ts';
import { $user } from '#account/user/store.ts';
import { matches, platform } from '#platform/platform.ts';
import { WIDE, mailHash, pageView, pushView } from '#tracking/pageView.ts';

/** In milliseconds. The page view does not wait longer for the hash. */
const HASH_MS = 1000;

/** Pushes one page view to the data layer. */
export function pushPageView(route: string): void {
  const user = $user.get();
  const isStill = asCustomer();
  const push = (hash: string | undefined): void => {
    // A sign-out has emptied the data layer while the hash was made.
    if (!isStill()) return;
    const view = pageView({
      route,
      wide: matches(WIDE),
      user: user && hash !== undefined ? { mailHash: hash, trackingData: user.trackingData } : undefined,
    });
    if (view) pushView(view);
  };
  if (!user) {
    push(undefined);
    return;
  }
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, HASH_MS));
  Promise.race([mailHash(user.mail), late]).then(push, (error: unknown) => {
    // Without a secure context the browser has no digest. The page view is pushed without the hash.
    platform().report('Mail hash', error);
    push(undefined);
  });
}
