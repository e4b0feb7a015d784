const CHANNEL = 'session';
const ENDED = 'ended';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this site that the customer has signed out (OD-10). */
export function tellTabs(): void {
  channel?.postMessage(ENDED);
}

export function onSignedOutElsewhere(end: () => void): void {
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', (event) => {
    if (event.data === ENDED) end();
  });
}

/** Resolves when the customer looks at this tab. */
export function untilVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
