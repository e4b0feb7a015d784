/**
 * Words that most sentences of their language have, and that no other language of the sites has. A language without
 * an entry is not searched: its own words may be among those of the others, as the German "des".
 */
const WORDS: Partial<Record<string, RegExp>> = {
  fr: words(
    'les|des|une|vous|votre|vos|nous|notre|nos|avec|sur|dans|est|sont|cette|aucune?|mes|pour|qui|que',
  ),
  nl: words('het|een|niet|voor|wordt|worden|deze|geen|naar|jouw|uw|van|bij|nog|maar|wij|zijn'),
  en: words('the|your|you|and|with|please|this|that|not|are|has|have|our|from'),
};

const QUOTED = /«[^»]*»|“[^”]*”|‘[^’]*’/g;

/** The first word of a text that belongs to another language; nothing for a language without an entry in `WORDS`. */
export function foreignWord(language: string, text: string): string | undefined {
  if (!Object.hasOwn(WORDS, language)) return undefined;
  const own = text.replaceAll(QUOTED, '');
  return Object.entries(WORDS)
    .filter(([other]) => other !== language)
    .map(([, pattern]) => pattern?.exec(own)?.[0])
    .find((word) => word !== undefined);
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${alternatives})(?![\\p{L}’'-])`, 'iu');
}
