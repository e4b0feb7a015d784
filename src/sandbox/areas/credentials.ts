import {
  changeMail,
  changePassword,
  checkCredentials,
  deleteAccount,
  getIdentities,
  linkIdentity,
  unlinkIdentity,
} from '#areas/credentials/contract.ts';
import type { LinkedProvider } from '#areas/credentials/rules.ts';
import type { Language } from '#sites/site.ts';
import { type ByLanguage, inLanguage } from '../choose.ts';
import { PERSONA_PASSWORD, personaByMail } from '../personas.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import { requireAnswer } from './captcha.ts';

type Reason = 'credentials' | 'mismatch' | 'taken' | 'token' | 'linked' | 'unknown' | 'main';

const REASONS: Record<Reason, ByLanguage<string>> = {
  credentials: {
    fr: 'Cette adresse et ce mot de passe ne vont pas ensemble.',
    nl: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
    en: 'This address and password do not go together.',
  },
  mismatch: {
    fr: 'Les deux adresses sont différentes.',
    nl: 'De twee adressen zijn verschillend.',
    en: 'The two addresses are different.',
  },
  taken: {
    fr: 'Cette adresse est déjà celle d’un autre compte.',
    nl: 'Dit adres hoort al bij een ander account.',
    en: 'This address belongs to another account already.',
  },
  token: {
    fr: 'Ce compte n’a pas pu être vérifié.',
    nl: 'Dit account kon niet worden gecontroleerd.',
    en: 'This account could not be verified.',
  },
  linked: {
    fr: 'Un compte est déjà relié ici.',
    nl: 'Er is hier al een account gekoppeld.',
    en: 'An account is linked here already.',
  },
  unknown: {
    fr: 'Ce compte n’est plus relié.',
    nl: 'Dit account is niet meer gekoppeld.',
    en: 'This account is no longer linked.',
  },
  main: {
    fr: 'Le compte principal reste relié.',
    nl: 'Het hoofdaccount blijft gekoppeld.',
    en: 'The main account stays linked.',
  },
};

/** Names of the accounts at the providers, as the providers' pages in the sandbox show them. */
const NAMES: Record<LinkedProvider, string> = {
  facebook: 'Camille Laurent',
  apple: 'Camille L.',
  'google-oauth2': 'Camille Laurent',
};

function refuse(status: number, code: Reason, language: Language): never {
  throw new Refusal(status, { code, message: inLanguage(REASONS[code], language) });
}

export function serveCredentials(sandbox: Sandbox): void {
  serve(sandbox, getIdentities, ({ world }) => world.identities);

  serve(sandbox, linkIdentity, async ({ world, payload: { token, provider }, language }) => {
    const subject = (await sandbox.verify(token))?.subject ?? '';
    const [from = '', id = ''] = subject.split('|');
    if (from !== provider || id === '') refuse(400, 'token', language);
    if (world.identities.some((linked) => linked.provider === provider)) refuse(409, 'linked', language);
    world.identities.push({ provider, accountId: id, name: NAMES[provider], main: false });
    return { done: true };
  });

  serve(sandbox, unlinkIdentity, ({ world, payload: { provider, id }, language }) => {
    const index = world.identities.findIndex(
      (linked) => linked.provider === provider && linked.accountId === id,
    );
    const found = world.identities[index];
    if (!found) refuse(404, 'unknown', language);
    if (found.main) refuse(409, 'main', language);
    world.identities.splice(index, 1);
    return { done: true };
  });

  // The sandbox sends no mail.
  serve(sandbox, changePassword, ({ world }) => {
    world.asked.push('password mail');
    return { done: true };
  });

  serve(sandbox, checkCredentials, async (served) => {
    await requireAnswer(served);
    const { world, payload, language } = served;
    const isOwn = payload.mail.trim().toLowerCase() === world.account.email?.toLowerCase();
    if (!isOwn || payload.password !== PERSONA_PASSWORD) refuse(401, 'credentials', language);
    return { done: true };
  });

  serve(sandbox, changeMail, async (served) => {
    await requireAnswer(served);
    const { world, payload, language } = served;
    if (payload.newMail !== payload.newMailConfirmation) refuse(400, 'mismatch', language);
    if (personaByMail(payload.newMail) !== undefined) refuse(409, 'taken', language);
    world.account.email = payload.newMail;
    return { done: true };
  });

  // The call only requests the deletion; people carry it out.
  serve(sandbox, deleteAccount, ({ world }) => {
    world.asked.push('deletion');
    return { done: true };
  });
}
