import { note } from './noted.ts';

/** Notes what no code catches. The listeners stand from the first script on; `reports/` comes when the page is ready. */
export function noteUncaught(): void {
  // The error event of a script element does not bubble, and is seen while it is captured.
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) note({ kind: 'uncaught', error: event.error });
      else if (event.target instanceof HTMLScriptElement) note({ kind: 'script', place: event.target.src });
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    note({ kind: 'rejection', error: reason });
  });
  addEventListener('astro:hydration-error', (event) => {
    if (event instanceof CustomEvent)
      note({ kind: 'island', error: (event.detail as { error: unknown }).error });
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    note({ kind: 'policy', name: effectiveDirective });
  });
}
