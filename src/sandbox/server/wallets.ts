import type { Hono } from 'hono';
import type { WalletLink } from '#account/wallets/contract.ts';
import type { Env } from '../serve.ts';

const FILES = '/sandbox/wallet/';
const EMPTY_ZIP = `PK\x05\x06${'\0'.repeat(18)}`;

/** The links of a ticket or the pass. No wallet takes what they lead to: only a chain can sign passes. */
export function walletLinks(id: string): WalletLink[] {
  return [
    { wallet: 'apple', href: `${FILES}${id}.pkpass` },
    { wallet: 'google', href: `https://pay.google.com/gp/v/save/${id}` },
  ];
}

/** Answers the links to files. */
export function serveWalletFiles(app: Hono<Env>): void {
  app.get(`${FILES}:file{.+\\.pkpass}`, (c) =>
    c.body(EMPTY_ZIP, 200, { 'Content-Type': 'application/vnd.apple.pkpass', 'Cache-Control': 'no-store' }),
  );
}
