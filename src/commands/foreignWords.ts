/** Words that most sentences of their language have, and that no other language of the sites has. */
const WORDS: Readonly<Record<string, RegExp>> = {
  fr: words(
    'les|des|une|vous|votre|vos|nous|notre|nos|avec|sur|dans|est|sont|cette|aucune?|mes|pour|qui|que',
  ),
  nl: words('het|een|niet|voor|wordt|worden|deze|geen|naar|jouw|uw|van|bij|nog|maar|wij|zijn'),
  en: words('the|your|you|and|with|please|this|that|not|are|has|have|our|from'),
};

/** Names of the chain and of authorities are the same in every language. */
const NAMES = /Défenseur des droits/g;
const QUOTED = /«[^»]*»|“[^”]*”|‘[^’]*’/g;

/** The first word of a text that belongs to another language. */
export function foreignWord(language: string, text: string): string | undefined {
  const own = text.replaceAll(NAMES, '').replaceAll(QUOTED, '');
  return Object.entries(WORDS)
    .filter(([other]) => other !== language)
    .map(([, pattern]) => pattern.exec(own)?.[0])
    .find((word) => word !== undefined);
}

function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'-])(?:${alternatives})(?![\\p{L}’'-])`, 'iu');
}
