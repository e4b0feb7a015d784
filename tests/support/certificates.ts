import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A certificate and its key, in PEM. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/** An authority of this test run alone. */
export interface Authority {
  /** The authority's own certificate, as nginx and Node read it. */
  path: string;
  issue(host: string): Certificate;
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** @param folder takes the files; each authority needs its own */
export function createAuthority(folder: string, name = 'test authority'): Authority {
  const path = join(folder, 'authority.pem');
  const key = join(folder, 'authority.key');
  openssl('req', '-x509', ...NEW_KEY, '-days', '2', '-subj', `/CN=${name}`, '-keyout', key, '-out', path);
  let serial = 0;
  return {
    path,
    issue(host) {
      serial += 1;
      const file = (ending: string): string => join(folder, `${String(serial)}.${ending}`);
      writeFileSync(file('ext'), `subjectAltName=DNS:${host}\n`);
      openssl('req', '-new', ...NEW_KEY, '-subj', `/CN=${host}`, '-keyout', file('key'), '-out', file('csr'));
      openssl(
        ...['x509', '-req', '-in', file('csr'), '-CA', path, '-CAkey', key, '-set_serial', String(serial)],
        ...['-days', '2', '-extfile', file('ext'), '-out', file('pem')],
      );
      return { cert: readFileSync(file('pem')), key: readFileSync(file('key')) };
    },
  };
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { stdio: 'pipe' });
}
