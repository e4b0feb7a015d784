import { createHash, createVerify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';

export interface OpenedPass {
  /** The files of the pass by name. */
  files: ReadonlyMap<string, Buffer>;
  json: Readonly<Record<string, unknown>>;
}

/**
 * Opens a pass of Apple's wallet and checks what a phone checks: the hash of each file, the signature over the hashes,
 * and who issued the certificate.
 * @throws Error for the first of these that is wrong
 */
export function openPass(file: Uint8Array, authority: string): OpenedPass {
  const files = storedFiles(Buffer.from(file));
  const manifest = fileOf(files, 'manifest.json');
  const hashes = JSON.parse(manifest.toString()) as Record<string, string>;
  const others = [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature');
  if (others.sort().join() !== Object.keys(hashes).sort().join()) throw new Error('files without a hash');
  for (const name of others)
    if (digest('sha1', fileOf(files, name)).toString('hex') !== hashes[name])
      throw new Error(`${name} has another hash`);
  checkSignature(fileOf(files, 'signature'), manifest, authority);
  return { files, json: JSON.parse(fileOf(files, 'pass.json').toString()) as Record<string, unknown> };
}

/** The entries of a zip file that compresses nothing. */
function storedFiles(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [size, name, extra] = [
      zip.readUInt32LE(at + 18),
      zip.readUInt16LE(at + 26),
      zip.readUInt16LE(at + 28),
    ];
    const start = at + 30 + name + extra;
    files.set(zip.toString('utf8', at + 30, at + 30 + name), zip.subarray(start, start + size));
    at = start + size;
  }
  return files;
}

function fileOf(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const found = files.get(name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

interface RawSignature {
  certificates: forge.asn1.Asn1;
  authenticatedAttributes: forge.asn1.Asn1[];
  signature: string;
}

/** A detached PKCS#7 signature (RFC 5652, section 5.4): of the attributes, one of which is the hash of the content. */
function checkSignature(signature: Buffer, content: Buffer, authority: string): void {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary')));
  const raw = message.rawCapture as RawSignature;
  const attributes = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    raw.authenticatedAttributes,
  );
  const signed = Buffer.from(forge.asn1.toDer(attributes).getBytes(), 'binary');
  const root = new X509Certificate(authority);
  const signer = (message as forge.pkcs7.PkcsSignedData).certificates
    .map((one) => new X509Certificate(forge.pki.certificateToPem(one)))
    .find((one) => one.subject !== root.subject);
  if (!signer?.verify(root.publicKey)) throw new Error('the signer has no certificate of the authority');
  const sum = (algorithm: string) => signed.includes(digest(algorithm, content));
  if (!sum('sha1') && !sum('sha256')) throw new Error('the signature is of another manifest');
  const bytes = Buffer.from(raw.signature, 'binary');
  const isValid = ['RSA-SHA1', 'RSA-SHA256'].some((algorithm) =>
    createVerify(algorithm).update(signed).verify(signer.publicKey, bytes),
  );
  if (!isValid) throw new Error('the signature is wrong');
}

function digest(algorithm: string, content: Buffer): Buffer {
  return createHash(algorithm).update(content).digest();
}
