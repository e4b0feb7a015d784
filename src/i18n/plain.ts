/** What a field holds: `text` is one line of words, `lines` is free text, `code` a number or code from a card. */
export type Kind = 'text' | 'lines' | 'mail' | 'phone' | 'code';

/**
 * Characters that show nothing. The first part is kept: emoji, and letters of scripts that join, such as Persian, with
 * the joiners and variants behind them.
 */
const UNSEEN =
  /((?:\p{ExtPict}|[\d#*](?=\uFE0F\u20E3)|[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}\p{DI}\u2800])(?:\u200C|\u200D|[\uFE00-\uFE0F]|\p{EMod}|[\u{E0020}-\u{E01EF}])*)|[\p{DI}\uFFF9-\uFFFC\u2800]|[^\P{Cc}\s]/gu;
const APOSTROPHES = /[‘’‛ʼ`´′＇]/g;
/** Letters and digits that are drawn in another way: ligatures, full width, mathematical. */
const DRAWN = /[\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const OTHER_DIGITS = /(?!\d)\p{Nd}/gu;

/**
 * What was typed or pasted, as a person reads it: without invisible marks, with plain digits, dashes, apostrophes and
 * spaces. Each expression reads the text once, however long it is.
 */
export function plain(text: string, kind: Kind = 'text'): string {
  if (kind === 'lines')
    return text
      .replace(UNSEEN, '$1')
      .normalize()
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .trim();
  const line = text
    .replace(APOSTROPHES, "'")
    .normalize(kind === 'text' ? 'NFC' : 'NFKC')
    .replace(DRAWN, (letter) => letter.normalize('NFKC'))
    .replace(OTHER_DIGITS, digitOf)
    .replace(DASHES, '-')
    .replace(UNSEEN, '$1')
    .normalize()
    .replace(/\s+/g, ' ')
    .trim();
  switch (kind) {
    case 'mail':
      return mailOf(line);
    case 'phone':
      return phoneOf(line);
    case 'code':
      return codeOf(line.replace(/["“”„«»‹›]/g, ''));
    case 'text':
      return line;
  }
}

/** The address in `Ana <ana@lumen.test>`, `mailto:ana@lumen.test?subject=` or `ana@lumen.test.` */
function mailOf(line: string): string {
  return (/<([^<>]+)>/.exec(line)?.[1] ?? line)
    .trim()
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/^["'“”„«»‹›(< ]*(.*[^\s.,;:"'“”„«»‹›)>])?.*/, '$1');
}

function codeOf(line: string): string {
  return line.replace(/^[\d./ -]+$/.test(line) ? /\D/g : / /g, '');
}

/** Without the name of the link: `tel:(+33) 6 12` is `+33 6 12`. */
function phoneOf(line: string): string {
  return line.replace(/^[\p{L}. ]*:[/ ]*/u, '').replace(/^\((\+\d*)\)/, '$1');
}

/** The digits of a script stand in a row, from 0 to 9. */
function digitOf(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value % 10);
}
