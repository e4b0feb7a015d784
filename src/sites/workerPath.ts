/** At the root: a service worker sees nothing above its own folder. */
export const WORKER_PATH = '/worker.js';
