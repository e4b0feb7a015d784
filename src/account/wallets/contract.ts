import * as v from 'valibot';
import { lenient, list, text } from '#http/wire.ts';

/** The addresses at which a ticket or a pass goes into a phone's wallet; the specification does not list them. */
export const walletLinks = lenient(list(v.object({ wallet: text(), href: text() })), []);

export type WalletLink = v.InferOutput<typeof walletLinks>[number];
