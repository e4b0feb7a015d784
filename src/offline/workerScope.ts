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
