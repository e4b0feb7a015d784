import { closing, caseList, MESSAGES, reply } from '#tests/support/conversation.ts';
import { CONTACT, contactForm, fillIn, POST_CASE } from '#tests/support/contactForm.ts';
import { OUTCOMES } from '#tests/support/outcomes.ts';
import type { Action, Scene } from '../action.ts';
import { oneMore } from '../kept.ts';

export const WRITE: Action = {
  name: 'write',
  path: CONTACT,
  truth: OUTCOMES.contact,
  // An upload has no time limit.
  without: ['hang'],
  async offer({ page, journey }) {
    const form = contactForm(page);
    if ((await form.another.count()) > 0) await form.another.click();
    if ((await form.theme.count()) === 0) return undefined;
    const subject = `Sujet ${journey.newNumber()}`;
    return {
      what: `write about ${subject}`,
      control: form.send,
      call: POST_CASE,
      change: (kept) => oneMore(kept, `case open ${subject}`),
      async act() {
        await fillIn(page, subject);
        await form.send.click();
      },
      remembering: { form: 'contact', earlier: 'Votre demande précédente était bien arrivée.' },
    };
  },
};

export const REPLY: Action = {
  name: 'reply',
  path: MESSAGES,
  truth: OUTCOMES.reply,
  async offer(scene) {
    const { page, journey } = scene;
    const open = await openCase(scene);
    if (!open) return undefined;
    const { id, subject } = open;
    const body = `Suite ${journey.newNumber()}`;
    return {
      what: `reply ${body}`,
      control: reply(page).field,
      call: 'POST /api/accounts/me/case/*/comment',
      change: (kept) => oneMore(kept, `message ${subject}: ${body}`),
      async act() {
        await reply(page).field.fill(body);
        await reply(page).send.click();
      },
      remembering: { form: `case ${id}`, earlier: 'Votre message précédent était bien arrivé.' },
    };
  },
};

export const CLOSE_CASE: Action = {
  name: 'close case',
  path: MESSAGES,
  truth: OUTCOMES.closeCase,
  async offer(scene) {
    const subject = (await openCase(scene))?.subject;
    if (subject === undefined) return undefined;
    const { open, confirm } = closing(scene.page);
    return {
      what: `close ${subject}`,
      control: open,
      call: 'PATCH /api/accounts/me/case/*',
      change: (kept) => {
        const [from, to] = [`case open ${subject}`, `case closed ${subject}`];
        const left = Number(kept[from] ?? 0) - 1;
        // Closing it twice closes it once.
        if (left < 0) return {};
        return { ...oneMore(kept, to), [from]: left === 0 ? undefined : String(left) };
      },
      async act() {
        await open.click();
        await confirm.click();
      },
    };
  },
};

/** Opens one of the open conversations. */
async function openCase({ page, world, pick }: Scene): Promise<{ id: string; subject: string } | undefined> {
  const one = pick(world.cases.filter(({ closed }) => closed !== true));
  if (!one) return undefined;
  const link = caseList(page).locator(`a[href$="#case-${one.id ?? ''}"]`);
  if ((await link.count()) === 0) return undefined;
  await link.click();
  return { id: one.id ?? '', subject: one.subject ?? '' };
}
