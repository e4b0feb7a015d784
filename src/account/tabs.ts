const CHANNEL = 'session';

/** `entered`: the account id of the customer whose session another tab has found. */
type Message = { kind: 'ended' } | { kind: 'entered'; accountId: string };

let channel: BroadcastChannel | undefined;
let end: (() => void) | undefined;
let hasEnded = false;
let enter: ((accountId: string) => void) | undefined;

/** Call this before the tab asks whose session it is: another tab may end the session before start-up has arrived. */
export function watchTabs(): void {
  try {
    channel = new BroadcastChannel(CHANNEL);
    // Documents of this site only. A document of an older build may send other messages.
    channel.addEventListener('message', ({ data }: MessageEvent<Partial<Message> | null>) => {
      if (data?.kind === 'entered' && typeof data.accountId === 'string') enter?.(data.accountId);
      if (data?.kind !== 'ended') return;
      if (end) end();
      else hasEnded = true;
    });
  } catch {
    // Without a channel a tab learns of it with its next call.
  }
}

/** Tells the other tabs of this site that the customer has signed out. */
export function tellSignedOut(): void {
  tell({ kind: 'ended' });
}

/** Tells the other tabs of this site who is signed in here. */
export function tellSignedIn(accountId: string): void {
  tell({ kind: 'entered', accountId });
}

function tell(message: Message): void {
  try {
    channel?.postMessage(message);
  } catch {
    // The same.
  }
}

export function onSignedOutElsewhere(signedOut: () => void): void {
  end = signedOut;
  if (hasEnded) signedOut();
}

export function onSignedInElsewhere(signedIn: (accountId: string) => void): void {
  enter = signedIn;
}

/** Resolves when this tab is visible. */
export function untilVisible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}
