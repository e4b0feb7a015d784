/** A block that begins with `map $uri $fr_x_all {`. */
const MAP = /^map \$uri \$(\w+) \{\n([^}]*)\n\}$/gm;
const CHOICE = /^ {2}"~(.+)" "(.*)";$/gm;
const ADDED = /^ {2}add_header (\S+) \$(\w+) always;$/gm;

/**
 * The headers that nginx sends with an address, read from a configuration as `nginxConf` writes it.
 * @returns names in lower case
 */
export function nginxHeaders(conf: string, uri: string): Record<string, string> {
  const maps = new Map(
    [...conf.matchAll(MAP)].map(([, variable = '', choices = '']) => [variable, firstFit(choices, uri)]),
  );
  return Object.fromEntries(
    [...conf.matchAll(ADDED)].flatMap(([, name = '', variable = '']) => {
      const value = maps.get(variable);
      return value === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
}

function firstFit(choices: string, uri: string): string | undefined {
  const fit = [...choices.matchAll(CHOICE)].find(([, expression = '']) => new RegExp(expression).test(uri));
  return fit?.[2];
}
