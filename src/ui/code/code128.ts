/*
 * Code 128 (ISO/IEC 15417). Each symbol is three bars and three gaps of 1 to 4 modules, eleven in all. The digits are
 * their widths, bar first, by the symbol's value.
 */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232';
const STOP = '2331112';
const SYMBOL = 6;
const CHECK_BASE = 103;
const START_B = 104;
const START_C = 105;
const TO_B = 100;

/** White modules on either side: scanners need ten of them. */
export const QUIET_ZONE = 10;

/**
 * The widths of bars and gaps in turn, in modules, the first of which is a bar.
 * @returns undefined for a text that is empty, or has a character that the code does not know
 */
export function code128(text: string): number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const [start = 0, ...values] = valuesOf(text);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), start);
  const symbols = [start, ...values, sum % CHECK_BASE].map((value) =>
    WIDTHS.slice(value * SYMBOL, (value + 1) * SYMBOL),
  );
  return Array.from(symbols.join('') + STOP, Number);
}

/** Digits stand in pairs in set C, which halves the length. Every other text is in set B, one character a symbol. */
function valuesOf(text: string): number[] {
  if (!/^\d{2,}$/.test(text)) return [START_B, ...inSetB(text)];
  const pairs = text.match(/\d\d/g) ?? [];
  const last = text.length % 2 === 0 ? [] : [TO_B, ...inSetB(text.slice(-1))];
  return [START_C, ...pairs.map(Number), ...last];
}

function inSetB(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0) - 32);
}
