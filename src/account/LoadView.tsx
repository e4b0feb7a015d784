import { useState, type ReactNode } from 'react';
import { Boundary } from '#ui/Boundary.tsx';
import { ErrorPanel } from '#ui/ErrorPanel.tsx';
import { useStore } from '#ui/useStore.ts';
import type { LoadStore } from './load.ts';
import type common from '#locales/fr/common.json';

export type FailedTexts = (typeof common)['failed'];

interface LoadViewProps<T> {
  store: Pick<LoadStore<T>, '$load' | 'reload'>;
  /** As high as the content will be. */
  skeleton: ReactNode;
  failed: FailedTexts;
  /** Names the part, where a page has several. */
  title?: string;
  /** What a device keeps shows: its age, as the title of the error where the load has failed. */
  age?: string | undefined;
  children: (value: T) => ReactNode;
}

/**
 * Shows a load: a skeleton, the content, an error with a retry, or the error above what a device keeps. The rest of the page works meanwhile. An answer that
 * cannot be rendered shows the error too.
 */
export function LoadView<T>({ store, skeleton, failed, title, age, children }: LoadViewProps<T>) {
  const load = useStore(store.$load);
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await store.reload();
    setBusy(false);
  }

  const error = (
    <ErrorPanel
      title={age ?? title ?? failed.title}
      text={failed.text}
      retryLabel={failed.retry}
      busy={busy}
      onRetry={() => void retry()}
    />
  );
  // During the customer's retry the error stays, with its button busy.
  if (load.status === 'failed' || (busy && load.status === 'loading')) return error;
  if (load.status !== 'loaded') return skeleton;
  return (
    <>
      {age !== undefined && load.failed && error}
      <Boundary what="Panel" fallback={error}>
        <Content value={load.value} draw={children} />
      </Boundary>
    </>
  );
}

/** A component of its own, so that an error of `draw` is thrown inside the error boundary. */
function Content<T>({ value, draw }: { value: T; draw: (value: T) => ReactNode }) {
  return draw(value);
}
