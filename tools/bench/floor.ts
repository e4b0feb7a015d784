const DROPPED = [
  /<script\b[\s\S]*?<\/script\s*>/gi,
  /<link\b[^>]*\brel=["']?(?:modulepreload|preload|prefetch|stylesheet|icon|preconnect)\b[^>]*>/gi,
  /<(?:img|source|video|audio|iframe|picture)\b[^>]*>/gi,
  /\son[a-z]+=(?:"[^"]*"|'[^']*')/gi,
];

/** The page without scripts and with its styles inline: the same HTML cannot be painted faster. */
export function floorOf(html: string): string {
  return DROPPED.reduce((text, pattern) => text.replaceAll(pattern, ''), html);
}
