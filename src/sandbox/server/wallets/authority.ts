import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate and its key, as PEM. */
interface Identity {
  certificate: string;
  key: string;
}

export interface PassIdentities {
  /** Stands in for Apple's authority. */
  authority: Identity;
  /** What a chain gets from Apple. */
  signer: Identity;
}

const DAY_MS = 86_400_000;

/** A test authority and the certificate that it gives a chain, made anew for each start: no key is kept in a file. */
export function createIdentities(): PassIdentities {
  const authority = identity('Sandbox Authority');
  return { authority, signer: identity('Pass Type ID: pass.sandbox.lumen', authority) };
}

function identity(name: string, issuer?: Identity & { name?: string }): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  const subject = [{ name: 'commonName', value: name }];
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = issuer ? '02' : '01';
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + 30 * DAY_MS);
  certificate.setSubject(subject);
  certificate.setIssuer(
    issuer ? forge.pki.certificateFromPem(issuer.certificate).subject.attributes : subject,
  );
  certificate.setExtensions([{ name: 'basicConstraints', cA: !issuer }]);
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}
