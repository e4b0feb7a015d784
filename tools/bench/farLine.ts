import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface FarLine {
  port: number;
  close(): void;
}

/**
 * Listens on a port of its own, and passes everything on to another port as over a line with this round trip. Opening a
 * connection takes one round trip, its encryption another. The latency that DevTools emulates leaves both out.
 * @param roundTripMs milliseconds there and back
 */
export async function startFarLine(target: number, roundTripMs: number): Promise<FarLine> {
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const opened = Date.now() + roundTripMs;
    passOn(near, far, { opened, delayMs: roundTripMs / 2 });
    passOn(far, near, { opened, delayMs: roundTripMs / 2 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

interface Line {
  /** When the connection is open, in epoch milliseconds. */
  opened: number;
  /** How long a byte is on its way. */
  delayMs: number;
}

function passOn(from: Socket, to: Socket, { opened, delayMs }: Line): void {
  let sent = Promise.resolve();
  const inTurn = (act: () => void): void => {
    const due = Math.max(Date.now(), opened) + delayMs;
    sent = sent.then(async () => {
      await setTimeout(Math.max(0, due - Date.now()));
      if (to.writable) act();
    });
  };
  from.on('data', (bytes) => inTurn(() => to.write(bytes)));
  from.on('end', () => inTurn(() => to.end()));
  from.on('error', () => to.destroy());
}
