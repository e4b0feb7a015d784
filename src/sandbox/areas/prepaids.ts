import {
  cancelOffer,
  deletePrepaid,
  dissociatePrepaid,
  getPrepaids,
  addPrepaid,
  offerPrepaid,
} from '#areas/wallet/contract.ts';
import { inLanguage } from '../choose.ts';
import { codePrefix } from '../names.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';
import { requireAnswer } from './captcha.ts';
import { NEW_CARD, prepaid, type SandboxPrepaid } from './prepaidsWorld.ts';

type Reason = 'unknown' | 'known' | 'gone' | 'refused';

const REASONS: Record<Reason, string> = {
  unknown: 'Unknown number',
  known: 'This number is in an account already',
  gone: 'This number is no longer good',
  refused: 'This is not possible',
};

/** Codes for developers: the client has its own texts for customers. */
export function refuse(status: number, code: Reason): never {
  throw new Refusal(status, { code, message: REASONS[code] });
}

/** Adds a card by its number: a card that was taken off the account comes back unchanged, any other card is new. */
export function addByNumber(world: World, number: string, made: (id: string) => SandboxPrepaid): void {
  if (!/\d/.test(number)) refuse(404, 'unknown');
  if (world.prepaids.some((item) => item.number === number)) refuse(409, 'known');
  if (world.deletedPrepaids.includes(number)) refuse(410, 'gone');
  const index = world.detachedPrepaids.findIndex((item) => item.number === number);
  const [detached] = index < 0 ? [] : world.detachedPrepaids.splice(index, 1);
  world.prepaids.push(detached ?? { ...made(`n${number}`), number });
}

function usable(world: World, id: string): SandboxPrepaid {
  const item = world.prepaids.find((one) => one.id === id);
  if (!item) refuse(404, 'unknown');
  if (item.status !== 2 || item.code === '') refuse(409, 'refused');
  return item;
}

function take(world: World, item: SandboxPrepaid): void {
  world.prepaids.splice(world.prepaids.indexOf(item), 1);
}

export function servePrepaids(sandbox: Sandbox): void {
  serve(sandbox, getPrepaids, ({ world, language }) =>
    world.prepaids.map(({ texts, code, ...item }) => ({
      ...item,
      code: `${codePrefix(world.site)}-${code}`,
      ...inLanguage(texts, language),
    })),
  );

  serve(sandbox, addPrepaid, async (served) => {
    await requireAnswer(served);
    addByNumber(served.world, served.payload.num, (id) =>
      prepaid(id, 'prepaid', NEW_CARD, served.now, { quantity: { initial: 10, remaining: 10 } }),
    );
    return {};
  });

  serve(sandbox, deletePrepaid, async (served) => {
    await requireAnswer(served);
    const { world, payload } = served;
    const item = world.prepaids.find(({ number }) => number === payload.num);
    if (!item) refuse(404, 'unknown');
    take(world, item);
    world.deletedPrepaids.push(item.number);
    return {};
  });

  serve(sandbox, offerPrepaid, async (served) => {
    await requireAnswer(served);
    const { world, payload, now } = served;
    const item = usable(world, payload.id);
    if (item.given || item.shareable !== true) refuse(409, 'refused');
    item.given = { date: new Date(now).toISOString(), mail: payload.email };
    return {};
  });

  serve(sandbox, cancelOffer, async (served) => {
    await requireAnswer(served);
    const item = usable(served.world, served.payload.id);
    if (!item.given) refuse(409, 'refused');
    delete item.given;
    return {};
  });

  serve(sandbox, dissociatePrepaid, async (served) => {
    await requireAnswer(served);
    const { world, payload } = served;
    const item = usable(world, payload.id);
    if (item.given) refuse(409, 'refused');
    take(world, item);
    world.detachedPrepaids.push(item);
    return {};
  });
}
