import { SignJWT } from 'jose';
import type { WalletFacts } from './facts.ts';

const ISSUER = '3388000000000000000';
const SAVE = 'https://pay.google.com/gp/v/save/';

/**
 * A link that saves to Google's wallet: the address holds the whole pass as a signed token
 * (https://developers.google.com/wallet/tickets/events/web). Google refuses this one, whose key it does not know.
 */
export async function googleLink(facts: WalletFacts, key: CryptoKey): Promise<string> {
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [],
    payload: facts.start === '' ? passPayload(facts) : ticketPayload(facts),
  })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer('wallet@sandbox.lumen.test')
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
  return SAVE + token;
}

function ticketPayload({ id, title, code, start, place, seats, organisation }: WalletFacts): object {
  const classId = `${ISSUER}.show-${id}`;
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: organisation,
        eventName: text(title),
        venue: { name: text(place) },
        dateTime: { start },
      },
    ],
    eventTicketObjects: [
      {
        id: `${ISSUER}.${id}`,
        classId,
        state: 'ACTIVE',
        ticketNumber: code,
        ...(seats !== '' && { seatInfo: { seat: text(seats) } }),
        barcode: { type: 'QR_CODE', value: code },
      },
    ],
  };
}

function passPayload({ id, title, code, organisation }: WalletFacts): object {
  return {
    loyaltyObjects: [
      {
        id: `${ISSUER}.${id}`,
        classId: `${ISSUER}.passes`,
        state: 'ACTIVE',
        accountId: code,
        textModulesData: [{ header: organisation, body: title }],
        barcode: { type: 'QR_CODE', value: code },
      },
    ],
  };
}

function text(value: string): object {
  return { defaultValue: { language: 'en', value } };
}
