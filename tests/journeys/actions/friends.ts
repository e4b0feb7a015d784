import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action, Scene } from '../action.ts';
import { named } from '../kept.ts';

const FRIENDS = '/api/accounts/me/friends';
const PATH = '/fr/friends/';

export const INVITE: Action = {
  name: 'invite',
  path: PATH,
  truth: OUTCOMES.invite,
  offer({ page, journey }) {
    const mail = `ami${journey.newNumber()}@lumen.test`;
    return {
      what: `invite ${mail}`,
      control: page.getByLabel('Son adresse e-mail'),
      call: `POST ${FRIENDS}`,
      change: (kept) => {
        const last = Math.max(0, ...named(kept, 'friend').map(Number));
        return { [`friend ${last + 1}`]: 'pending' };
      },
      async act() {
        await page.getByLabel('Son adresse e-mail').fill(mail);
        await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
      },
    };
  },
};

export const ACCEPT: Action = {
  name: 'accept',
  path: PATH,
  truth: OUTCOMES.accept,
  offer: (scene) => {
    const friend = scene.pick(friendsIn(scene, ['received']));
    if (!friend) return undefined;
    const button = scene.page.getByRole('button', { name: `Accepter la demande : ${friend.name}` });
    return {
      what: `accept ${friend.name}`,
      control: button,
      call: `PATCH ${FRIENDS}`,
      change: () => ({ [`friend ${friend.id}`]: 'accepted' }),
      act: () => button.click(),
    };
  },
};

/** Declines a request, takes back an invitation or ends a friendship. */
export const REMOVE_FRIEND: Action = {
  name: 'remove friend',
  path: PATH,
  truth: OUTCOMES.removeFriend,
  offer: (scene) => {
    const friend = scene.pick(friendsIn(scene, ['received', 'accepted', 'pending']));
    if (!friend) return undefined;
    const article = scene.page.getByRole('article', { name: friend.name, exact: true });
    return {
      what: `remove ${friend.name}`,
      control: article,
      call: `DELETE ${FRIENDS}`,
      change: () => ({ [`friend ${friend.id}`]: undefined }),
      async act() {
        await article.getByRole('button').last().click();
        await scene.page.getByRole('dialog').getByRole('button').nth(1).click();
      },
    };
  },
};

function friendsIn({ world }: Scene, statuses: readonly string[]): { id: string; name: string }[] {
  return world.friends
    .filter(({ status }) => statuses.includes(status ?? ''))
    .map(({ id, firstName, infixName, lastName, mail }) => ({
      id: id ?? '',
      name: [firstName, infixName, lastName].filter(Boolean).join(' ') || (mail ?? ''),
    }));
}
