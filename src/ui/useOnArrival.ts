import { useEffect, useEffectEvent } from 'react';

/** Acts once, when the component is on the page. */
export function useOnArrival(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    actNow();
  }, []);
}
