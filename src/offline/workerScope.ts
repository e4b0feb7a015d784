/** In milliseconds. A storage that takes longer counts as one that fails: the network answers. */
const PATIENCE_MS = 1000;

let isHanging = false;

let hasFailed = false;

/**
 * The part of a service worker's global scope that `worker.ts` uses. TypeScript can know either this scope or a page's.
 */

interface WorkerEvent extends Event {
  /** Keeps the worker running until `work` settles. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageFromPage extends WorkerEvent {
  readonly data: unknown;
}

interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

interface WorkerScope {
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
  };
  registration: { unregister(): Promise<boolean>; update(): Promise<unknown> };
}

export const scope = globalThis as unknown as WorkerScope;

/**
 * Takes over from the worker of another build while no page of the site can be seen
 * (docs/decisions.md#stored-page-at-once). Open pages go on with the scripts that they have loaded.
 */
export async function takeOverUnseen(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.every(({ visibilityState }) => visibilityState === 'hidden')) await scope.skipWaiting();
}

/**
 * What the storage says. The worker stands before every page, so that a storage that is damaged, denied or hangs must
 * not decide whether a page opens.
 * @returns undefined when the storage fails or takes too long; never rejects
 */
export function soon<T>(ask: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T | undefined> {
  // Each script of a page would wait as long again.
  return within(isHanging ? 0 : patienceMs, ask);
}

/** The same for what only the storage can answer. */
export async function within<T>(ms: number, ask: () => Promise<T>): Promise<T | undefined> {
  let isAnswered = false;
  const answer = ask()
    .catch(() => {
      hasFailed = true;
      return undefined;
    })
    .finally(() => {
      isAnswered = true;
      isHanging = false;
    });
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => {
      isHanging ||= !isAnswered;
      resolve(undefined);
    }, ms);
  });
  return Promise.race([answer, tooLate]);
}

/** @returns whether the storage has failed since the last question. One that is slow or full has not. */
export function takeFailure(): boolean {
  const failed = hasFailed;
  hasFailed = false;
  return failed;
}
