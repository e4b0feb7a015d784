import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failedWords, texts } from '#i18n/texts.ts';
import { open, tabTo, type View } from '#tests/component/page.tsx';
import { Friends } from './Friends.island.tsx';
import { load } from './loads.ts';

const friends: View = {
  route: 'friends',
  main: (language) => (
    <Friends
      language={language}
      words={texts(language, 'friends').island}
      form={texts(language, 'form')}
      failed={failedWords(language, 'friends')}
    />
  ),
  load,
};

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
  await expect.element(accept).toHaveFocus();
  await userEvent.tab();
  await expect.element(received.getByRole('button', { name: /^Refuser/ }).first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asking.elements()).toHaveLength(6);
  await expect.element(received.getByRole('button').first()).toHaveFocus();
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
    await expect.poll(() => found.elements()).toHaveLength(left - 1);
    // Not lost to the top of the page.
    await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  }
});
