import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Backend } from '#tests/component/backend.ts';
import { ANSWER_UNREAD, testEachFault } from '#tests/component/eachFault.ts';
import { focusOn, open, press, reopen, visit, tabTo, textsOf, toasts } from '#tests/component/page.tsx';
import { friends } from '#tests/component/areaViews.tsx';
import { OUTCOMES } from '#tests/support/outcomes.ts';

const FRIENDS = '/api/accounts/me/friends';

const mail = page.getByLabelText('Son adresse e-mail');
const cards = page.getByRole('article');
const requests = group('Demandes reçues').getByRole('article');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const names = (of: string) => group(of).getByRole('heading', { level: 3 });

function group(name: string) {
  return page.getByRole('region', { name });
}

/** Presses a button that asks first, and the one that says yes. */
async function leave(name: string | RegExp): Promise<void> {
  focusOn(button(name));
  await press(button(name));
  await press(page.getByRole('dialog').getByRole('button').nth(1));
}

async function invite(address: string): Promise<void> {
  await mail.fill(address);
  await press(button('Envoyer l’invitation'));
}

test('[routes/friends, calls/get-friends, entities/friend-fields, friends/accept-only-received, friends/infix-in-name, entities/list-orders] friends are grouped and sorted by name; requests can be accepted', async () => {
  const backend = await open('subscriber', friends);
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(1);
  await expect.poll(() => textsOf(names('Demandes reçues'))).toEqual(['Émile Durand']);
  expect(textsOf(names('Vos amis'))).toEqual([
    'Aïcha Benali',
    'Jan van der Berg',
    'Sanne de Vries',
    'Zoé Martin',
  ]);
  expect(textsOf(names('Invitations envoyées'))).toEqual(['Lucas Bernard']);
  expect(textsOf(button(/^Accepter/))).toEqual(['Accepter']);
  expect(textsOf(group('Demandes reçues').getByRole('button'))).toEqual(['Accepter', 'Refuser']);
});

test('[friends/add-by-mail, friends/add-needs-mail, friends/add-reloads-list, friends/add-failure-message, friends/failed-add-no-reload, calls/post-friend, errors/form-validation-messages] an invitation needs an address, shows the server’s words when refused, and reloads the list', async () => {
  const backend = await open('subscriber', friends);
  for (const typed of ['', 'p@', '  ']) {
    await mail.fill(typed);
    await button('Envoyer l’invitation').click();
    await expect.element(mail).toHaveFocus();
    await expect.element(mail).toHaveAccessibleDescription(/obligatoire|adresse e-mail complète/);
  }
  expect(backend.calls(`POST ${FRIENDS}`)).toEqual([]);
  await invite('zoe.martin@lumen.test');
  await expect.element(toasts()).toMatchTextContent('Cette personne est déjà dans votre liste.');
  await expect.element(mail).toHaveValue('zoe.martin@lumen.test');
  // The server has a friend whom the page might not know of: it looks. A plain refusal loads nothing.
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(2);
  await toasts().getByRole('button', { name: 'Fermer' }).click();
  backend.fault({ match: `POST ${FRIENDS}`, fault: 'answer', status: 422, body: {} });
  await invite('p@q.fr');
  await expect.element(toasts()).toMatchTextContent('Une erreur est survenue');
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(2);

  backend.forgetCalls();
  await invite('p@q.fr');
  await expect.element(toasts()).toMatchTextContent('Invitation envoyée');
  await expect.poll(() => textsOf(names('Invitations envoyées'))).toEqual(['Lucas Bernard', 'p@q.fr']);
  await expect.poll(() => backend.bodies(`POST ${FRIENDS}`)).toEqual([{ mail: 'p@q.fr' }]);
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(1);
  await expect.element(mail).toHaveValue('');
});

test('[shell/removals-can-be-taken-back, friends/accept-reloads-list, friends/deleted-friend-leaves, calls/patch-friend, calls/delete-friend] accepting reloads the list; a deleted friend is gone at once and on the next visit', async () => {
  const backend = await open('subscriber', friends);
  backend.forgetCalls();
  await button('Accepter la demande : Émile Durand').click();
  await expect.poll(() => textsOf(names('Vos amis'))).toHaveLength(5);
  await expect.element(group('Demandes reçues')).not.toBeInTheDocument();
  await expect.element(toasts()).toMatchTextContent('Émile Durand fait désormais partie de vos amis.');
  await expect.poll(() => backend.bodies(`PATCH ${FRIENDS}`)).toEqual([{ id: '3' }]);
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(1);

  backend.fault({ match: `DELETE ${FRIENDS}`, fault: 'held' });
  await leave('Retirer Jan van der Berg de vos amis');
  const rest = ['Aïcha Benali', 'Émile Durand', 'Sanne de Vries', 'Zoé Martin'];
  await expect.poll(() => textsOf(names('Vos amis'))).toEqual(rest);
  // All this at once, before the server has answered and the list is loaded again. The focus goes to the next friend, and to no button of theirs.
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(1);
  await expect.poll(() => document.activeElement).toBe(cards.nth(2).element().closest('li'));
  await expect.poll(() => backend.bodies(`DELETE ${FRIENDS}`)).toEqual([{ id: '2' }]);
  backend.release(`DELETE ${FRIENDS}`);
  await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(2);
  await visit(friends);
  await expect.poll(() => textsOf(names('Vos amis'))).toEqual(rest);
});

test('[entities/unknown-kind-without-actions, http/tolerates-unlisted-shapes] an unknown status shows without actions', async () => {
  const body = [{ id: 1, firstName: 'Ana', status: 'blocked' }, { status: null }, 7];
  await open('subscriber', friends, {
    prepare: (backend) => {
      backend.fault({ match: `GET ${FRIENDS}`, fault: 'answer', body });
    },
  });
  await expect.element(cards).toHaveAccessibleName('Ana');
  expect(cards.elements()).toHaveLength(1);
  expect(cards.getByRole('button').elements()).toHaveLength(0);
});

test('[shell/empty-list-next-step, tickets/load-failure-contained] without friends there is a next step; a failed list has a retry', async () => {
  const backend = await open('empty', friends);
  const alone = page.getByRole('heading', { name: 'La place d’à côté est libre' });
  await expect.element(alone).toBeVisible();
  await button('Inviter un ami').click();
  await expect.element(mail).toHaveFocus();
  backend.fault({ match: `GET ${FRIENDS}`, fault: '500', times: 0 });
  await reopen(backend, friends);
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'ne s’affiche pas' }))
    .toMatchTextContent('amis');
  await expect.element(mail).toBeVisible();
  await expect.element(alone).not.toBeInTheDocument();
  backend.clearFaults();
  await button('Réessayer').click();
  await expect.element(alone).toBeVisible();
});

test('[shell/long-lists] two hundred friends are drawn in steps of twenty a group, and searched as one types, without accents', async () => {
  await open('heavy', friends);
  await expect.poll(() => cards.elements()).toHaveLength(40);
  await press(page.getByRole('button', { name: 'Afficher 20 de plus' }).first());
  await expect.poll(() => cards.elements()).toHaveLength(60);
  const search = page.getByRole('searchbox', { name: 'Chercher un ami' });
  await search.fill('ELISE lefevre');
  await expect.poll(() => cards.elements().length).toBeLessThan(40);
  const found = cards.all();
  expect(found).not.toEqual([]);
  for (const article of found) await expect.element(article).toHaveAccessibleName(/Élise.*Lefèvre/);
  await search.fill('nobody');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Aucun de vos amis ne porte ce nom' }))
    .toBeVisible();
});

/** A fault whose answer says that it is done, although the server has done nothing. */
const UNDONE_TOLD = 'empty';
/** `truncated`, `lost-reply`: done by the server, whose answer does not come or cannot be read: the list, loaded again, says so. */
const SUCCEEDS = [...ANSWER_UNREAD, 'truncated', 'lost-reply'] as const;

testEachFault(
  '[errors/default-toast, http/survives-failures, friends/add-failure-message] under each fault: inviting keeps the address',
  {
    open: () => open('subscriber', friends),
    call: `POST ${FRIENDS}`,
    truth: OUTCOMES.invite,
    serverWordsShown: true,
    succeedsUnder: SUCCEEDS,
    act: () => invite('p@q.fr'),
    afterFailure: () => expect.element(mail).toHaveValue('p@q.fr'),
    afterSuccess: async (fault) => {
      await expect.element(mail).toHaveValue('');
      if (fault !== UNDONE_TOLD)
        await expect.element(group('Invitations envoyées')).toMatchTextContent('p@q.fr');
    },
  },
);

let backend: Backend;

async function openFriends(): Promise<Backend> {
  backend = await open('subscriber', friends);
  return backend;
}

testEachFault(
  '[errors/default-toast, http/survives-failures, friends/deleted-friend-leaves] under each fault: a friend who could not be deleted comes back',
  {
    open: openFriends,
    call: `DELETE ${FRIENDS}`,
    truth: OUTCOMES.removeFriend,
    succeedsUnder: SUCCEEDS,
    act: () => {
      backend.forgetCalls();
      return leave(/^Retirer Zoé Martin/);
    },
    afterFailure: () => expect.poll(() => textsOf(names('Vos amis'))).toHaveLength(4),
    afterSuccess: async (fault) => {
      // The friend was hidden at once; when the server has answered, the list is loaded again.
      await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(1);
      await expect.poll(() => textsOf(names('Vos amis')).includes('Zoé Martin')).toBe(fault === UNDONE_TOLD);
      expect(textsOf(names('Vos amis'))).toHaveLength(fault === UNDONE_TOLD ? 4 : 3);
    },
  },
);

testEachFault('[errors/default-toast, http/survives-failures] under each fault: accepting', {
  open: openFriends,
  call: `PATCH ${FRIENDS}`,
  truth: OUTCOMES.accept,
  succeedsUnder: SUCCEEDS,
  act: () => press(button(/^Accepter/)),
  afterFailure: () => expect.poll(() => requests.elements()).toHaveLength(1),
  afterSuccess: (fault) => expect.poll(() => requests.elements()).toHaveLength(fault === UNDONE_TOLD ? 1 : 0),
});

testEachFault(
  '[errors/default-toast, http/survives-failures, friends/deleted-friend-leaves] under each fault: a request that could not be declined stays',
  {
    open: openFriends,
    call: `DELETE ${FRIENDS}`,
    truth: OUTCOMES.removeFriend,
    succeedsUnder: SUCCEEDS,
    act: () => {
      backend.forgetCalls();
      return leave(/^Refuser/);
    },
    afterFailure: () => expect.poll(() => requests.elements()).toHaveLength(1),
    afterSuccess: async (fault) => {
      await expect.poll(() => backend.calls(`GET ${FRIENDS}`)).toHaveLength(1);
      await expect.poll(() => requests.elements()).toHaveLength(fault === UNDONE_TOLD ? 1 : 0);
    },
  },
);

test('with the keyboard alone: invite, accept, decline and delete a friend', async () => {
  const backend = await open('heavy', friends);
  const bodies = (method: string) => backend.bodies(`${method} /api/accounts/me/friends`);
  const mail = page.getByRole('textbox', { name: 'Son adresse e-mail' });
  await tabTo(mail);
  await userEvent.keyboard('p@q.fr{Enter}');
  await expect.poll(() => bodies('POST')).toEqual([{ mail: 'p@q.fr' }]);
  await expect.element(mail).toHaveValue('');
  await expect.element(mail).toHaveFocus();

  const received = page.getByRole('region', { name: 'Demandes reçues' });
  const asking = received.getByRole('article');
  const accept = received.getByRole('button', { name: /^Accepter/ }).first();
  await tabTo(accept);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asking.elements()).toHaveLength(7);
  // The accepted friend has moved to another group; the next request has the focus.
  await expect.poll(() => document.activeElement).toBe(asking.first().element().closest('li'));
  await tabTo(received.getByRole('button', { name: /^Refuser/ }).first());
  const ask = page.getByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await tabTo(ask.getByRole('button', { name: 'Refuser' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asking.elements()).toHaveLength(6);
  await expect.poll(() => document.activeElement).toBe(asking.first().element().closest('li'));
  await expect.poll(() => bodies('DELETE')).toHaveLength(1);

  await tabTo(page.getByRole('searchbox', { name: 'Chercher un ami' }), { shift: true });
  await userEvent.keyboard('chloe garnier');
  const found = page.getByRole('article');
  await expect
    .poll(() => found.elements().filter((one) => !/Chloé.*Garnier/.test(one.textContent)))
    .toEqual([]);
  await expect.element(found.first()).toHaveAccessibleName(/Chloé.*Garnier/);
  for (let left = found.elements().length; left > 0; left--) {
    await tabTo(found.last().getByRole('button').last());
    await userEvent.keyboard(' ');
    await tabTo(ask.getByRole('button').nth(1));
    await userEvent.keyboard(' ');
    await expect.poll(() => found.elements()).toHaveLength(left - 1);
    // Not lost to the top of the page.
    await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  }
});
