/** Path prefixes that a host forwards to the backend, on the site's own origin. */
export const FORWARDED = ['/api/', '/captcha/'] as const;

/** The page that says that no environment has the host. It stands in each export. */
export const UNKNOWN_HOST_PATH = '/unknown-host/';

/** At the root, because a service worker controls only its own folder and the folders below. */
export const WORKER_PATH = '/worker.js';

/** On a developer's machine: the distance from the first port to the identity provider's. */
export const PROVIDER_PORT = 2;
