/** What a text must not say, what it says instead, and the keys of texts that may: `namespace.key`. */
type Rule = readonly [wrong: RegExp, right: string, allowed?: RegExp];

/** Whole words, in any case, also behind an apostrophe. */
const whole = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** Words of developers: what a customer sees has another name, or none. The code of a ticket call is the server's. */
const OF_DEVELOPERS: readonly Rule[] = [
  [
    whole(
      'param[eè]t(?:re|er)s?|identifi(?:ants?|ers?)|API|JSON|XML|HTTP|tokens?|servers?|serveurs?|backend',
    ),
    'what the customer sees',
  ],
  [/\{\{code\}\}|\bR-[A-Z]{2}/u, 'what the customer sees', /^toasts\.code\.title$/],
];

/** What a language calls one thing: docs/design.md#words. A term that stands here has been wrong once. */
export const TERMS: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  fr: [
    ...OF_DEVELOPERS,
    [whole('e-?mél|courriels?|emails?'), 'e-mail'],
    [whole('formules?'), 'abonnement', /^routes\./],
    // The law prints "Résilier votre contrat" and "Renoncer au contrat ici"; a contract is also a document.
    [
      whole('contrats?'),
      'abonnement',
      /^leaving\.|\.invoices\.|^accessibility\.|^titles\.(?:cancel|publicCancel|withdraw)$|^cancel\.(?:steps\.reason\.title|island\.confirm\.action)$|\.manage\.cancel\.action$/,
    ],
    [whole('on'), 'nous', /^tickets\.island\.invitation$/],
    [/paiement en attente|en attente de paiement/iu, 'à régler'],
    [whole('pas d’avantages?'), 'aucun avantage'],
    [/^montrer(?: mon| \{|$)/iu, 'afficher'],
    [/fauteuil(?! roulant)$/iu, 'fauteuil roulant'],
    [/se repose|reprendra du service/iu, 'en pause'],
    [whole('prochainement|préventes'), 'bientôt, prévente'],
    // Before a vowel these words lose theirs, and nobody knows how a name begins.
    [
      /(?:\b(?:de|que|le|la|se|ne|je|ce|si|lorsque|puisque|jusque)\s|[cdjlmnqst]’)«?\s?\{\{(?!date|count|size)/iu,
      'a colon before the name',
    ],
  ],
  nl: [
    ...OF_DEVELOPERS,
    [/\bemails?\b/iu, 'e-mail'],
    [/\btot en met\b|\bgeldig tot\b/iu, 't/m'],
    [/^t\/m$/iu, 'geldig t/m'],
    [/\bvooruitbetaald/iu, 'rittenkaart'],
    [/\bu\b|\buw\b/iu, 'je'],
    [/beëindig/iu, 'opzeggen'],
    [
      /\bstop(?:t|pen|zetten)?\b|\bgestopt\b/iu,
      'opzeggen, aflopen',
      /\.(?:stop|stopped)$|^error\.reasons\.state$/,
    ],
    [/heractive|reactive/iu, 'weer activeren', /^routes\./],
    [/\bhoi\b/iu, 'hallo'],
    [/\been moment\b/iu, 'een ogenblik'],
    [/\bevents?\b/iu, 'evenement'],
    [/rust even uit/iu, 'gepauzeerd'],
    [/\bopties?\b/iu, 'extra’s'],
  ],
  en: [
    ...OF_DEVELOPERS,
    [/\be-mail/iu, 'email'],
    [/\b(?:a|an|the|this|next|your|each|every|past|coming) showings?\b/iu, 'screening'],
    [/\bbenefits?\b|\badvantages?\b/iu, 'reward', /^routes\./],
    [/\bdetach/iu, 'remove from my account'],
    [/\bplans?\b|\bmemberships?\b/iu, 'subscription', /^routes\./],
    [/\bbreaks?\b|\ba rest\b/iu, 'pause'],
    [/\bgeneral terms\b/iu, 'terms and conditions'],
    [/\bpresales?\b|\bon sale early\b/iu, 'advance booking'],
    [/tickets? to come\b/iu, 'upcoming'],
    [/\bauditoriums?\b/iu, 'screen'],
    [/\boptions?\b/iu, 'extras'],
  ],
};

/** A quotation inside a quotation with the same marks: the inner one has “ ” instead. */
const NESTED_QUOTES = /«[^»]*«|“[^”]*“|‘[^’]*‘/u;
const STRAIGHT_QUOTES = /["']/u;

/**
 * What a text says otherwise than the texts beside it; nothing for a text that keeps to the terms.
 * @param key `namespace.key`
 */
export function termProblem(language: string, text: string, key = ''): string | undefined {
  if (NESTED_QUOTES.test(text)) return 'has quotation marks inside the same marks; the inner ones are “ ”';
  if (STRAIGHT_QUOTES.test(text)) return 'has a straight quotation mark or apostrophe';
  const rules = Object.hasOwn(TERMS, language) ? TERMS[language] : undefined;
  for (const [wrong, right, allowed] of rules ?? []) {
    const found = wrong.exec(text)?.[0];
    if (found !== undefined && !allowed?.test(key)) return `says “${found}” where other texts say “${right}”`;
  }
  return undefined;
}
