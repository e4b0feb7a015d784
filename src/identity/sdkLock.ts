/*
 * Stands in for the lock of the identity SDK, which all tabs of a site share and which gives up after five seconds. Of
 * ten tabs that a browser restores at once over a slow line, most would end on the error page. A tab gains nothing by
 * waiting: tokens lie in the memory of each document, so each tab has to fetch its own.
 *
 * Within a document calls still queue. The SDK cannot tell two hidden frames apart, and a call that has waited finds
 * the token of the one before in memory.
 */

/** By key: the last call of each queue. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `callback` when the calls before it have ended. When the one before fails, the calls that wait for it fail with
 * it: each would take as long again, until the provider's time limit.
 */
async function runWithLock<T>(key: string, _timeoutMs: number, callback: () => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const call = before ? before.then(callback) : callback();
  queues.set(key, call);
  try {
    return await call;
  } finally {
    if (queues.get(key) === call) queues.delete(key);
  }
}

export function getLockManager() {
  return { runWithLock };
}
