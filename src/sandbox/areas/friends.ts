import {
  acceptFriend,
  addFriend,
  deleteFriend,
  getFriends,
  type FriendWire,
} from '#areas/friends/contract.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { PERSONAS, personaByMail } from '../personas.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import type { World } from '../world.ts';

const REFUSALS = {
  own: {
    fr: 'C’est votre propre adresse.',
    nl: 'Dat is je eigen adres.',
    en: 'That is your own address.',
  },
  known: {
    fr: 'Cette personne est déjà dans votre liste.',
    nl: 'Deze persoon staat al in je lijst.',
    en: 'This person is already on your list.',
  },
} as const satisfies Record<string, ByLanguage<string>>;

function refuse(code: keyof typeof REFUSALS, language: Language): never {
  throw new Refusal(409, { code, message: inLanguage(REFUSALS[code], language) });
}

export function serveFriends(sandbox: Sandbox): void {
  serve(sandbox, getFriends, ({ world }) => world.friends);
  serve(sandbox, addFriend, ({ world, payload, language, now }) => {
    const mail = payload.mail.toLowerCase();
    if (mail === world.account.email?.toLowerCase()) refuse('own', language);
    if (world.friends.some((one) => one.mail === mail)) refuse('known', language);
    const friend = invited(world, mail, now);
    world.friends.push(friend);
    return friend;
  });
  serve(sandbox, acceptFriend, ({ world, payload }) => {
    const friend = find(world, payload.id);
    friend.status = 'accepted';
    return friend;
  });
  serve(sandbox, deleteFriend, ({ world, payload }) => {
    const gone = find(world, payload.id);
    world.friends = world.friends.filter((one) => one !== gone);
    return gone;
  });
}

/** Another persona has a name; anyone else is known by the e-mail address only. */
function invited(world: World, mail: string, now: number): FriendWire {
  const persona = personaByMail(mail);
  const who: { firstName: string; infixName?: string; lastName: string } | undefined =
    persona && PERSONAS[persona];
  const last = Math.max(0, ...world.friends.map(({ id }) => Number(id)));
  return {
    id: String(last + 1),
    firstName: who?.firstName ?? '',
    infixName: who?.infixName ?? '',
    lastName: who?.lastName ?? '',
    mail,
    date: new Date(now).toISOString(),
    status: 'pending',
  };
}

function find(world: World, id: string): FriendWire {
  const found = world.friends.find((one) => one.id === id);
  if (!found) throw new Refusal(404, { code: 'friend', message: 'No such friend' });
  return found;
}
