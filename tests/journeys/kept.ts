import type { Held } from '#sandbox/sandboxRoutes.ts';
import type { World } from '#sandbox/world.ts';

/**
 * What the backend has of a customer, as lines: `friend 3` → `accepted`. The model of a journey is such a list, changed
 * line by line as the customer acts, and compared with the stand-in backend after each command.
 */
export type Kept = Readonly<Record<string, string>>;

/** The lines that an action changes; undefined takes a line away. */
export type Change = Readonly<Record<string, string | undefined>>;

export function keptOf({ world, unsubscribed }: Held): Kept {
  return { ...counted('unsubscribed', unsubscribed), ...(world && ofCustomer(world)) };
}

/** What the backend has once an action is done. */
export function changed(kept: Kept, change: Change): Kept {
  const lines = Object.entries({ ...kept, ...change });
  return Object.fromEntries(lines.filter((line): line is [string, string] => line[1] !== undefined));
}

/** A line that counts, one higher. */
export function oneMore(kept: Kept, line: string): Change {
  return { [line]: String(Number(kept[line] ?? 0) + 1) };
}

/** The names of lines that begin with a word, without the word. */
export function named(kept: Kept, word: string): string[] {
  return Object.keys(kept).flatMap((line) =>
    line.startsWith(`${word} `) ? line.slice(word.length + 1) : [],
  );
}

/** The lines that differ, as in `friend 3: accepted → received`. */
export function differences(before: Kept, after: Kept): string[] {
  const lines = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return lines
    .filter((line) => before[line] !== after[line])
    .map((line) => `${line}: ${before[line] ?? 'none'} → ${after[line] ?? 'none'}`);
}

/** A film's name without the narrow spaces of French print. */
export function plain(name: string): string {
  return name.replaceAll(/\s/g, ' ').trim();
}

function ofCustomer(world: World): Kept {
  const { account, films, cards, cases } = world;
  return {
    city: account.city ?? '',
    mail: account.email ?? '',
    optinMail: String(account.optinMail),
    optinCommunication: String(account.optinCommunication),
    pass: JSON.stringify(world.subscription),
    identities: JSON.stringify(world.identities),
    ...(account.card && { 'bank card': 'yes' }),
    ...each(interestsOf(account.interest), (interest) => [`interest ${interest}`, 'yes']),
    ...each(world.favourites, (reference) => [`favourite ${reference}`, 'yes']),
    ...each(world.friends, ({ id, status }) => [`friend ${id ?? ''}`, status ?? '']),
    ...each(films.feelings, ({ film, intention }) => intention === 2 && [`wish ${plain(film.name)}`, 'yes']),
    ...each(
      films.feelings,
      ({ film, emotion }) => emotion > 0 && [`rating ${plain(film.name)}`, String(emotion)],
    ),
    ...counted('ignored', films.ignored),
    ...each(cards.cards ?? [], ({ number }) => [`card ${number ?? ''}`, 'yes']),
    ...each(world.prepaids, ({ number, given }) => [
      `prepaid ${number}`,
      given ? `given to ${given.mail ?? ''}` : 'own',
    ]),
    ...each(world.tickets, ({ id, status }) => [`ticket ${id ?? ''}`, status ?? '']),
    ...counted(
      'case',
      cases.map(({ subject, closed }) => `${closed === true ? 'closed' : 'open'} ${subject ?? ''}`),
    ),
    ...counted(
      'message',
      cases.flatMap(({ subject, messages }) =>
        (messages ?? []).map(({ body }) => `${subject ?? ''}: ${body ?? ''}`),
      ),
    ),
    ...counted('asked', world.asked),
  };
}

function interestsOf(interest: World['account']['interest']): string[] {
  const { genres, events } = (interest ?? {}) as { genres?: string[] | null; events?: string[] | null };
  return [...(genres ?? []), ...(events ?? [])];
}

function each<Item>(items: readonly Item[], line: (item: Item) => [string, string] | false): Kept {
  return Object.fromEntries(items.map(line).filter((one) => one !== false));
}

/** What may be there more than once, with how often. */
function counted(word: string, names: readonly string[]): Kept {
  return each(names, (name) => [`${word} ${name}`, String(names.filter((other) => other === name).length)]);
}
