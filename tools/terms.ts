type Rule = readonly [wrong: RegExp, right: string];

/** What a language calls one thing: docs/design.md#words. A term that stands here has been wrong once. */
const TERMS: Partial<Record<string, readonly Rule[]>> = {
  fr: [[/\be-?mél\b|\bcourriels?\b|\bemails?\b/iu, 'e-mail']],
  nl: [
    [/\bemails?\b/iu, 'e-mail'],
    [/\btot en met\b|\bgeldig tot\b/iu, 't/m'],
    [/\bvooruitbetaald/iu, 'rittenkaart'],
    [/\bu\b|\buw\b/iu, 'je'],
  ],
  en: [
    [/\be-mail/iu, 'email'],
    [/\b(?:a|an|the|this|next|your|each|every|past|coming) showings?\b/iu, 'screening'],
    [/\bbenefits?\b/iu, 'advantage'],
    [/\bdetach/iu, 'remove from my account'],
  ],
};

/** A quotation inside a quotation with the same marks: the inner one has “ ” instead. */
const NESTED_QUOTES = /«[^»]*«|“[^”]*“|‘[^’]*‘/u;
const STRAIGHT_QUOTES = /["']/u;

/** What a text says otherwise than the texts beside it; nothing for a text that keeps to the terms. */
export function termProblem(language: string, text: string): string | undefined {
  if (NESTED_QUOTES.test(text)) return 'has quotation marks inside the same marks; the inner ones are “ ”';
  if (STRAIGHT_QUOTES.test(text)) return 'has a straight quotation mark or apostrophe';
  const rules = Object.hasOwn(TERMS, language) ? TERMS[language] : undefined;
  for (const [wrong, right] of rules ?? []) {
    const found = wrong.exec(text)?.[0];
    if (found !== undefined) return `says “${found}” where other texts say “${right}”`;
  }
  return undefined;
}
