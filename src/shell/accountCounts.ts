import { FILES } from 'virtual:count-texts';
import { computed } from 'nanostores';
import { $counts, offerCount, type Counted, type Counts } from '#account/counts.ts';
import { comingTickets } from '#account/tickets/rules.ts';
import { tickets } from '#areas/tickets/store.ts';
import { plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { readPage } from '#platform/rootData.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { ACCOUNT_LINKS } from './accountLinks.ts';
import { shortCount } from './shortCount.ts';

// The store of the tickets is part of the first script, which has no room for this.
offerCount(
  'tickets',
  computed(tickets.$load, (load) =>
    load.status === 'loaded' ? comingTickets(load.value, platform().now()).length : undefined,
  ),
);

let stop: (() => void) | undefined;

/**
 * Shows the known counts beside the links to the pages of the account, in each copy of their list. Rejects when the
 * texts do not arrive; the links have no counts then.
 */
export async function showCounts(language: Language): Promise<void> {
  const { default: words } = await FILES[language]();
  if (readPage().language !== language) return;
  stop?.();
  stop = $counts.subscribe((counts) => {
    for (const list of document.querySelectorAll('.account-links')) mark(list, counts, words, language);
  });
}

/** The links of a list stand in the order of `ACCOUNT_LINKS`. */
function mark(list: Element, counts: Counts, words: Texts['accountCounts'], language: Language): void {
  for (const [index, { name }] of ACCOUNT_LINKS.entries()) {
    const link = list.children[index]?.querySelector('a');
    const count = isCounted(name, words) ? counts[name] : undefined;
    link?.querySelector('.count')?.remove();
    // Without a count there is no badge: neither for 0, nor where the number is unknown.
    if (link && count && isCounted(name, words))
      link.append(badge(name, count, plural(words, name, count, language)));
  }
}

/** A number alone would count the tickets as the header does, past ones too: theirs says that they are to come. */
function badge(of: Counted, count: number, name: string): HTMLElement {
  if (of === 'tickets') return span('count words', name);
  const badge = span('count', '');
  const short = span('', shortCount(count));
  short.ariaHidden = 'true';
  badge.append(short, span('visually-hidden', ` ${name}`));
  return badge;
}

function span(className: string, text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

function isCounted(name: string, words: Texts['accountCounts']): name is Counted {
  return `${name}_other` in words;
}
