import { generateKeyPair } from 'jose';
import type { Hono } from 'hono';
import type { Site } from '#sites/site.ts';
import type { Env, Wallets } from '../../serve.ts';
import type { SandboxState } from '../../state.ts';
import type { World } from '../../world.ts';
import { applePass } from './applePass.ts';
import { createIdentities, type PassIdentities } from './authority.ts';
import { passFacts, ticketFacts, type WalletFacts } from './facts.ts';
import { googleLink } from './googleLink.ts';

const FILES = '/sandbox/wallet/';

/** Signs with keys of its own, which are made when the first link is asked for. */
export interface ServerWallets extends Wallets {
  applePass(facts: WalletFacts, site: Site): Promise<Uint8Array<ArrayBuffer>>;
  /** For tests that check the signatures. */
  identities(): PassIdentities;
  googleKey(): Promise<CryptoKey>;
}

export function createWallets(): ServerWallets {
  let known: PassIdentities | undefined;
  let keys: ReturnType<typeof generateKeyPair> | undefined;
  const identities = (): PassIdentities => (known ??= createIdentities());
  const googleKeys = () => (keys ??= generateKeyPair('RS256'));

  async function links(facts: WalletFacts) {
    const { privateKey } = await googleKeys();
    return [
      { wallet: 'apple', href: `${FILES}${facts.id}.pkpass` },
      { wallet: 'google', href: await googleLink(facts, privateKey) },
    ];
  }

  return {
    ofTicket: (ticket, site) => links(ticketFacts(ticket, site)),
    ofPass: (world) => links(passFacts(world)),
    applePass: (facts, site) => applePass(facts, site.id, identities()),
    identities,
    googleKey: async () => (await googleKeys()).publicKey,
  };
}

/** Answers the links to files. A backend's links say by themselves whose they are; these go by the browser's cookie. */
export function serveWalletFiles(
  app: Hono<Env>,
  state: SandboxState,
  site: Site,
  wallets: ServerWallets,
): void {
  app.get(`${FILES}:file{.+\\.pkpass}`, async (c) => {
    const world = state.world(c.get('browser').worldId);
    const facts = world && factsOf(world, c.req.param('file').replace(/\.pkpass$/, ''));
    if (!facts) return c.notFound();
    return c.body(await wallets.applePass(facts, site), 200, {
      'Content-Type': 'application/vnd.apple.pkpass',
      'Cache-Control': 'no-store',
    });
  });
}

function factsOf(world: World, id: string): WalletFacts | undefined {
  return [...world.tickets.map((ticket) => ticketFacts(ticket, world.site)), passFacts(world)].find(
    (facts) => facts.id === id,
  );
}
