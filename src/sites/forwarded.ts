/** Path prefixes that a host forwards to the backend, on the site's own origin. */
export const FORWARDED = ['/api/', '/captcha/'] as const;
