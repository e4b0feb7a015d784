type Screen = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Keeps the screen on until the function returned is called. A lock is gone with the page's visibility, so it is
 * asked for again when the customer comes back. Where there is none, or the battery says no, the screen dims as
 * it always does.
 */
export function keepAwake(
  screen: Screen = document,
  { wakeLock }: Partial<Pick<Navigator, 'wakeLock'>> = navigator,
): () => void {
  if (!wakeLock) return () => undefined;
  let wanted = true;
  let lock: WakeLockSentinel | undefined;

  async function acquire(): Promise<void> {
    if (screen.visibilityState !== 'visible') return;
    try {
      const next = await wakeLock?.request('screen');
      // Let go meanwhile, or two were asked for.
      if (wanted && (lock === undefined || lock.released)) lock = next;
      else await next?.release();
    } catch {
      // Low on battery, or not allowed in this frame.
    }
  }

  const onChange = (): void => void acquire();
  screen.addEventListener('visibilitychange', onChange);
  void acquire();
  return () => {
    wanted = false;
    screen.removeEventListener('visibilitychange', onChange);
    lock?.release().catch(() => undefined);
  };
}
