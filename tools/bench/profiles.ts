/** A connection and a processor, as DevTools emulates them: bytes per second, milliseconds of latency per request. */
export interface Profile {
  down: number;
  up: number;
  latencyMs: number;
  /** How many times slower than this machine the processor is. */
  cpu: number;
}

const KBPS = 1000 / 8;

export const PROFILES = {
  slow3g: { down: 400 * KBPS, up: 400 * KBPS, latencyMs: 400, cpu: 4 },
  slow4g: { down: 1600 * KBPS, up: 750 * KBPS, latencyMs: 150, cpu: 4 },
  fast4g: { down: 9000 * KBPS, up: 9000 * KBPS, latencyMs: 170, cpu: 4 },
  none: { down: -1, up: -1, latencyMs: 0, cpu: 1 },
} as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

export function isProfileName(name: string): name is ProfileName {
  return Object.hasOwn(PROFILES, name);
}
