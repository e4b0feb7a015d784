import { readFile } from 'node:fs/promises';
import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { SiteId } from '#sites/site.ts';
import type { PassIdentities } from './authority.ts';
import type { WalletFacts } from './facts.ts';

/** A field of a pass. Without a value it has no place on it. */
interface Field {
  key: string;
  label: string;
  value: string;
}

/**
 * A signed pass of Apple's wallet: a zip file with `pass.json`, pictures, their hashes and a signature over the hashes
 * (https://developer.apple.com/documentation/walletpasses).
 */
export async function applePass(
  facts: WalletFacts,
  site: SiteId,
  { authority, signer }: PassIdentities,
): Promise<Uint8Array<ArrayBuffer>> {
  const pass = new PKPass(
    {
      'pass.json': Buffer.from(JSON.stringify(passJson(facts))),
      'icon.png': await icon(site, 29),
      'icon@2x.png': await icon(site, 58),
    },
    { wwdr: authority.certificate, signerCert: signer.certificate, signerKey: signer.key },
  );
  return new Uint8Array(pass.getAsBuffer());
}

function passJson({ id, title, code, start, place, seats, organisation }: WalletFacts): object {
  const structure = {
    primaryFields: fields({ key: 'title', label: organisation, value: title }),
    secondaryFields: [
      ...fields({ key: 'place', label: '', value: place }),
      ...fields({ key: 'seats', label: '', value: seats }),
    ],
    auxiliaryFields: fields({ key: 'number', label: '', value: code }),
  };
  const when = {
    ...{ key: 'start', label: '', value: start },
    ...{ dateStyle: 'PKDateStyleMedium', timeStyle: 'PKDateStyleShort' },
  };
  return {
    formatVersion: 1,
    passTypeIdentifier: 'pass.sandbox.lumen',
    teamIdentifier: 'SANDBOX000',
    serialNumber: id,
    organizationName: organisation,
    description: title,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1' }],
    ...(start === ''
      ? { storeCard: structure }
      : { relevantDate: start, eventTicket: { ...structure, headerFields: [when] } }),
  };
}

function fields(field: Field): Field[] {
  return field.value === '' ? [] : [field];
}

async function icon(site: SiteId, side: number): Promise<Buffer> {
  const svg = await readFile(new URL(`../../../sites/${site}/brand/icon.svg`, import.meta.url));
  return sharp(svg).resize(side, side).png().toBuffer();
}
