import { $user } from '#account/user/store.ts';
import { platform } from '#platform/platform.ts';
import { WIDE, mailHash, pageView } from '#tracking/pageView.ts';

/** One page view on the data layer (OD-14). */
export function pushPageView(route: string): void {
  const user = $user.get();
  const push = (hash: string | undefined): void => {
    const view = pageView({
      route,
      wide: matchMedia(WIDE).matches,
      user: user && hash !== undefined ? { mailHash: hash, trackingData: user.trackingData } : undefined,
    });
    if (view) (window.dataLayer ??= []).push(view);
  };
  if (!user) {
    push(undefined);
    return;
  }
  mailHash(user.mail).then(push, (error: unknown) => {
    // Without a secure context there is no digest; the view still counts.
    platform().report('Mail hash', error);
    push(undefined);
  });
}
