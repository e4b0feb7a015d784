import { contactForm, file, POST_CASE } from '#tests/support/contactForm.ts';
import { caseList, closing, reply } from '#tests/support/conversation.ts';
import { quiet } from '#tests/support/quiet.ts';
import { TAG } from '#tests/support/tags.ts';
import { expect, test } from '#tests/support/shared.ts';

interface Journey {
  language: 'nl' | 'en';
  choices: [theme: string, topic: string, reason: string];
  answers: string;
  wrongKind: string;
  size: RegExp;
  number: RegExp;
  open: string;
  today: RegExp;
  mine: string;
  replied: RegExp;
  closed: string;
}

/** Both languages of the Dutch site. The other tests of support run on the French site, in French. */
const JOURNEYS: readonly Journey[] = [
  {
    language: 'nl',
    choices: ['Mijn abonnement', 'Pas', 'Pas kwijt of gestolen'],
    answers: 'Pas: onze antwoorden',
    wrongKind: '‘notes.txt’: dit soort bestand kun je niet meesturen.',
    size: /^preuve\.pdf\s*2,5\sMB$/,
    number: /^Het nummer van je vraag is \d{4}-\d{6}\. Je leest ons antwoord bij je berichten\.$/,
    open: 'In behandeling',
    today: /^(zojuist|\d+ seconden? geleden)/,
    mine: 'Jij',
    replied: /^JijDank je wel/,
    closed: 'Deze vraag is afgerond.',
  },
  {
    language: 'en',
    choices: ['My pass', 'Card', 'Card lost or stolen'],
    answers: 'Card: our answers',
    wrongKind: '‘notes.txt’: this kind of file is not accepted.',
    size: /^preuve\.pdf\s*2\.5\sMB$/,
    number: /^Your reference is \d{4}-\d{6}\. You will find our answer in your messages\.$/,
    open: 'Open',
    today: /^(just now|\d+ seconds? ago)/,
    mine: 'You',
    replied: /^YouDank je wel/,
    closed: 'This request is closed.',
  },
];

for (const journey of JOURNEYS) {
  const { language } = journey;
  test(
    `[support/case-fields, support/attachments-in-form, support/case-closable, support/message-joins-conversation] on the Dutch site in ${language}: write with a file, follow, reply, close`,
    { tag: TAG.nightly },
    async ({ page, sandbox, signIn }) => {
      await quiet(sandbox);
      await signIn('subscriber', `/${language}/contact/`, { site: 'nl' });
      const form = contactForm(page, language);
      const [theme, topic, reason] = journey.choices;
      await form.theme.selectOption(theme);
      await form.topic.selectOption(topic);
      await form.reason.selectOption(reason);
      await expect(page.getByRole('heading', { name: journey.answers })).toBeVisible();
      await form.subject.fill('Pas kwijt');
      await form.message.fill('Sinds gisteravond.');
      await form.files.setInputFiles([file('preuve.pdf', 2_500_000), file('notes.txt', 10, 'text/plain')]);
      await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toHaveText(journey.wrongKind);
      await expect(form.attached).toHaveText([journey.size]);
      await form.send.click();
      await expect(form.sent).toBeFocused();
      await expect(page.getByText(journey.number)).toBeVisible();
      await expect
        .poll(async () => (await sandbox.calls(POST_CASE)).map(({ query, body }) => ({ query, body })))
        .toEqual([
          {
            query: { language },
            body: {
              type: 'pass',
              topic: 'card',
              reason: 'lost',
              subject: 'Pas kwijt',
              description: 'Sinds gisteravond.',
              attachments: [{ name: 'preuve.pdf', type: 'application/pdf', size: 2_500_000 }],
            },
          },
        ]);

      await form.follow.click();
      const open = page.getByRole('article', { name: 'Pas kwijt' });
      await expect(open).toContainText(journey.open);
      await expect(caseList(page, language).getByRole('listitem').first()).toContainText('Pas kwijt');
      const { field, send, said } = reply(page, language);
      await expect(said).toHaveText([new RegExp(`^${journey.mine}Sinds gisteravond`)]);
      await expect(said.getByRole('time')).toHaveText(journey.today);
      await field.fill('Dank je wel');
      await send.click();
      await expect(said.last()).toHaveText(journey.replied);
      await expect(field).toHaveValue('');
      const close = closing(page, language);
      await close.open.click();
      await close.confirm.click();
      await expect(close.dialog).toHaveCount(0);
      await expect(open).toContainText(journey.closed);
      await expect.poll(() => sandbox.bodies('PATCH /api/accounts/me/case/*')).toEqual([{ closed: true }]);
    },
  );
}
