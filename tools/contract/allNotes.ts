import type { RoomNotes } from './notes.ts';
import { ACCOUNT } from './notes/account.ts';
import { CREDENTIALS } from './notes/credentials.ts';
import { LEAVING } from './notes/leaving.ts';
import { SHOWS } from './notes/shows.ts';
import { SITE } from './notes/site.ts';
import { SUBSCRIPTION } from './notes/subscription.ts';
import { SUPPORT } from './notes/support.ts';
import { TICKETS } from './notes/tickets.ts';
import { WALLET } from './notes/wallet.ts';

export const NOTES: RoomNotes = {
  ...ACCOUNT,
  ...CREDENTIALS,
  ...SUBSCRIPTION,
  ...WALLET,
  ...TICKETS,
  ...SHOWS,
  ...SUPPORT,
  ...SITE,
  ...LEAVING,
};
