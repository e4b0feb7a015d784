import { ServerResponse } from 'node:http';
import { shiftClock } from './shiftClock.ts';

/** Milliseconds by which the clock of this run of tests differs from the machine's (`tools/moments.ts`). */
export const CLOCK_SHIFT_MS = Number(process.env.CLOCK_SHIFT_MS ?? 0);

/** The browser removes the cookies of servers by the machine's clock, too. */
function shiftCookies(ms: number): void {
  const moved = (cookie: string): string =>
    cookie.replace(
      /(expires=)([^;]+)/i,
      (_, name: string, at: string) => name + new Date(Date.parse(at) - ms).toUTCString(),
    );
  const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead') as ServerResponse['writeHead'];
  // Every answer comes through here, one that writes no head of its own too.
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    const cookies = this.getHeader('set-cookie');
    if (Array.isArray(cookies)) this.setHeader('set-cookie', cookies.map(moved));
    return Reflect.apply(writeHead, this, args) as ServerResponse;
  };
}

if (CLOCK_SHIFT_MS !== 0) {
  shiftClock(CLOCK_SHIFT_MS);
  // In Vitest no browser gets the cookies, and a test reads them by its own clock.
  if (process.env.VITEST === undefined) shiftCookies(CLOCK_SHIFT_MS);
}
