const CHANNEL = 'session';
const ENDED = 'ended';

let channel: BroadcastChannel | undefined;
let end: (() => void) | undefined;
let hasEnded = false;

/** From the moment on when this tab asks whose session it is: another one may end it before start-up has arrived. */
export function watchTabs(): void {
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event) => {
    if (event.data !== ENDED) return;
    if (end) end();
    else hasEnded = true;
  });
}

/** Tells the other tabs of this site that the customer has signed out (OD-10). */
export function tellTabs(): void {
  channel?.postMessage(ENDED);
}

export function onSignedOutElsewhere(signedOut: () => void): void {
  end = signedOut;
  if (hasEnded) signedOut();
}

/** Resolves when the customer looks at this tab. */
export function untilVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
