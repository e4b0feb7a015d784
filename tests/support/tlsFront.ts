import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from './certificates.ts';

export interface TlsFront {
  port: number;
  /** The server names that clients have asked for; undefined for a client that names none. */
  asked: (string | undefined)[];
  stop: () => Promise<void>;
}

/** Ends TLS in front of a server on this machine, byte by byte: a broken connection is broken here too. */
export async function startTlsFront(port: number, certificate: Certificate): Promise<TlsFront> {
  const asked: (string | undefined)[] = [];
  const open = new Set<() => void>();
  const server = createServer(certificate, (secure) => {
    asked.push(typeof secure.servername === 'string' ? secure.servername : undefined);
    const plain = connect(port, '127.0.0.1');
    const end = (): void => {
      secure.destroy();
      plain.destroy();
      open.delete(end);
    };
    open.add(end);
    for (const socket of [secure, plain]) socket.on('error', end).on('close', end);
    secure.pipe(plain).pipe(secure);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    async stop() {
      for (const end of open) end();
      await once(server.close(), 'close');
    },
  };
}
