import { REFUSED, type FaultClass } from './faultClasses.ts';
import type { Held } from '#sandbox/sandboxRoutes.ts';
import type { World } from '#sandbox/world.ts';

/** What the page says of an action, by how it ended. */
export interface ActionTexts {
  /** Left out where the page shows by itself that it is done. */
  done?: RegExp;
  notDone: RegExp;
  unknown: RegExp;
}

/**
 * What the page says of an action, and where the sandbox has the truth of it. `underEachFault` compares the two: words
 * for done stand only where the sandbox has done it, words for not done only where it has not, and words for unknown
 * only where no call of the API tells.
 */
export interface ActionTruth extends ActionTexts {
  /** The part of the sandbox's state that the action changes, each time that it is carried out. */
  part: (held: Held) => unknown;
  /**
   * The call that tells after a lost answer. Left out where no call does: the page then says that it does not know, and
   * does so after every answer that is no refusal.
   */
  read?: string;
}

const ACCOUNT = 'GET /api/accounts/me';
const WALLET = 'GET /api/accounts/me/prepaids';
const FEELINGS = 'GET /api/v4/client/shows';

/** In French, unless said otherwise. The toasts that every action may show. */
const FAILED = String.raw`Une erreur est survenue|Connexion impossible|La réponse se fait attendre|La vérification de sécurité n’a pas abouti|Words of the server`;
const LOST = String.raw`La réponse s’est perdue|Nous ne savons pas`;

function of(part: (world: World) => unknown): Pick<ActionTruth, 'part'> {
  return { part: ({ world }) => world && part(world) };
}

/** @param more words of this action alone */
function notDone(more?: string): RegExp {
  return new RegExp(more === undefined ? FAILED : `${FAILED}|${more}`);
}

function unknown(more?: string): RegExp {
  return new RegExp(more === undefined ? LOST : `${LOST}|${more}`);
}

const saved = { notDone: notDone('pas encore enregistrées?'), unknown: unknown(), read: ACCOUNT };
const toasted = { notDone: notDone(), unknown: unknown() };

/** By the name of the action. */
export const OUTCOMES = {
  saveProfile: { ...of(({ account }) => account.city), done: /C’est enregistré/, ...saved },
  saveInterests: { ...of(({ account }) => account.interest), done: /C’est enregistré/, ...saved },
  register: { ...of(({ account }) => account.registered), ...saved },
  switchFilms: { ...of(({ account }) => account.optinMail), ...toasted, read: ACCOUNT },
  switchPartners: { ...of(({ account }) => account.optinCommunication), ...toasted, read: ACCOUNT },
  changeMail: {
    ...of(({ account }) => account.email),
    notDone: notDone('n’a pas changé'),
    unknown: unknown(),
    read: ACCOUNT,
  },
  askPassword: {
    ...of(({ asked }) => asked),
    done: /L’e-mail est parti/,
    notDone: /L’e-mail n’est pas parti/,
    unknown: /L’envoi n’est pas confirmé/,
  },
  askDeletion: {
    ...of(({ asked }) => asked),
    done: /Votre demande est partie/,
    notDone: notDone('n’est pas partie'),
    unknown: unknown('n’est pas confirmée'),
  },
  link: {
    ...of(({ identities }) => identities),
    done: /Compte relié/,
    ...toasted,
    read: 'GET /api/accounts/me/identities',
  },
  unlink: {
    ...of(({ identities }) => identities),
    done: /Compte délié/,
    notDone: notDone('toujours relié'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/identities',
  },
  unsubscribe: {
    part: ({ unsubscribed }) => unsubscribed,
    notDone: /La désinscription n’a pas abouti/,
    unknown: /Désinscription non confirmée/,
  },
  leave: {
    part: ({ leavings }) => leavings,
    notDone: /n’a pas été (?:acceptée|prise)|Rien n’est parti/,
    unknown: /La réponse s’est perdue/,
  },
  invite: {
    ...of(({ friends }) => friends),
    done: /Invitation envoyée/,
    notDone: notDone('L’invitation n’est pas partie'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/friends',
  },
  accept: {
    ...of(({ friends }) => friends),
    done: /Vous voilà amis/,
    ...toasted,
    read: 'GET /api/accounts/me/friends',
  },
  removeFriend: { ...of(({ friends }) => friends), ...toasted, read: 'GET /api/accounts/me/friends' },
  feel: { ...of(({ films }) => films.feelings), ...toasted, read: FEELINGS },
  ignore: {
    ...of(({ films }) => films.ignored),
    done: /ne vous sera plus proposé/,
    ...toasted,
    read: 'GET /api/accounts/me/movieToNote',
  },
  favourite: { ...of(({ favourites }) => favourites), ...toasted, read: 'GET /api/accounts/me/cinemas' },
  changeWallet: {
    ...of(({ prepaids }) => prepaids),
    done: /Carte (?:cadeau )?ajoutée|Bon ajouté|C’est (?:offert|retiré|supprimé)|Cadeau repris/,
    notDone: notDone(
      'Rien n’a été|ne vont pas ensemble|n’a pas été accepté|Rien n’est parti|est toujours offert|Rien n’a changé',
    ),
    unknown: unknown(),
    read: WALLET,
  },
  addCard: {
    ...of(({ cards }) => cards),
    done: /Carte ajoutée/,
    notDone: notDone('n’a pas été ajoutée|ne vont pas ensemble'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/cards',
  },
  removeBankCard: {
    ...of(({ account }) => account.card),
    done: /Carte bancaire retirée/,
    notDone: notDone('est toujours enregistrée'),
    unknown: unknown(),
    read: ACCOUNT,
  },
  contact: {
    ...of(({ cases }) => cases),
    notDone: notDone('n’est pas partie|ne voyons pas encore'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/case',
  },
  reply: {
    ...of(({ cases }) => cases),
    done: /Message envoyé/,
    notDone: notDone('n’est pas parti|n’est pas dans la conversation'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/case',
  },
  closeCase: {
    ...of(({ cases }) => cases),
    done: /Demande terminée/,
    ...toasted,
    read: 'GET /api/accounts/me/case',
  },
  cancelTicket: {
    ...of(({ tickets }) => tickets),
    done: /Votre billet est annulé/,
    notDone: notDone('Code E42'),
    unknown: unknown('L’annulation n’est pas confirmée'),
    read: 'GET /api/ec/ebillet',
  },
  mailTicket: {
    ...of(({ asked }) => asked),
    done: /Envoyé à/,
    notDone: notDone('Code E42'),
    unknown: unknown('L’envoi n’est pas confirmé'),
  },
  changePass: {
    ...of(({ subscription }) => subscription),
    done: /Pause (?:enregistrée|annulée)|Abonnement repris|Résiliation annulée|Changement annulé/,
    notDone: notDone('n’a pas changé'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/subscription',
  },
  sendPhoto: {
    ...of(({ subscription }) => subscription.card?.photoReceivedAt),
    done: /Photo (?:déjà )?reçue/,
    notDone: notDone('n’est pas arrivée|ne pouvons pas utiliser ce fichier'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/subscription',
  },
  switchDebit: {
    ...of(({ subscription }) => subscription.debitInvoiceEnabled),
    ...toasted,
    read: 'GET /api/accounts/me/subscription',
  },
  cancelPass: {
    ...of(({ subscription }) => subscription.cancelPending),
    notDone: notDone('n’est pas résilié'),
    unknown: unknown(),
    read: 'GET /api/accounts/me/subscription',
  },
} satisfies Record<string, ActionTruth>;

const KINDS = ['done', 'notDone', 'unknown'] as const;
export type Kind = (typeof KINDS)[number];

export interface Case {
  fault: FaultClass | 'none';
  /** The page takes the action for done. */
  hasSucceeded: boolean;
  /** No read could tell in this case. */
  isUnreadable: boolean;
}

/** What the page has to say of an action. */
export function expectedKind(truth: ActionTruth, { fault, hasSucceeded, isUnreadable }: Case): Kind {
  if (isUnreadable) return 'unknown';
  if (hasSucceeded) return 'done';
  const isRefused = fault !== 'none' && REFUSED.includes(fault);
  return truth.read === undefined && !isRefused ? 'unknown' : 'notDone';
}

/**
 * Said of any change that a read shows after a 404, 409 or 410. Chromium repeats a request whose connection broke, and
 * the repetition gets such an answer.
 */
const ALREADY = 'C’est déjà fait';

/** What a text says of an action. */
export function kindsIn(heard: string, truth: ActionTexts): Kind[] {
  const isAlready = truth.done !== undefined && heard.includes(ALREADY);
  return KINDS.filter((kind) => Boolean(truth[kind]?.test(heard)) || (kind === 'done' && isAlready));
}
