import { attempt } from './platform.ts';

type Screen = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen on. The browser releases the lock when the page is hidden, so that it is requested again when the
 * page becomes visible. Without the browser's support, or on a low battery, the screen dims as usual.
 * @returns lets the screen dim again
 */
export function keepAwake(
  screen: Screen = document,
  device: Partial<Pick<Navigator, 'wakeLock'>> = navigator,
): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | undefined;

  async function acquire(): Promise<void> {
    if (screen.visibilityState !== 'visible') return;
    try {
      const next = await device.wakeLock?.request('screen');
      // The caller has let go meanwhile, or an earlier request has brought a lock already.
      if (wanted && (lock === undefined || lock.released)) lock = next;
      else await next?.release();
    } catch {
      // The battery is low, or this frame may not have a lock.
    }
  }

  const onChange = (): void => void acquire();
  screen.addEventListener('visibilitychange', onChange);
  void acquire();
  return () => {
    wanted = false;
    screen.removeEventListener('visibilitychange', onChange);
    void attempt(() => lock?.release())?.catch(() => undefined);
  };
}
