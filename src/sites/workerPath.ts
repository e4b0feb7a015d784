/** At the root, because a service worker controls only its own folder and the folders below. */
export const WORKER_PATH = '/worker.js';
