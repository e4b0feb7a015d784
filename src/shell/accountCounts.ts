import { FILES } from 'virtual:count-texts';
import { computed } from 'nanostores';
import { comingTickets } from '#account/tickets/rules.ts';
import { advantages } from '#areas/advantages/store.ts';
import { $unread, cases } from '#areas/support/store.ts';
import { tickets } from '#areas/tickets/store.ts';
import { plural } from '#i18n/format.ts';
import type { Texts } from '#i18n/texts.ts';
import { readPage } from '#platform/rootData.ts';
import { platform } from '#platform/platform.ts';
import type { Language } from '#sites/site.ts';
import { ACCOUNT_LINKS } from './accountLinks.ts';
import { shortCount } from './shortCount.ts';

type Counted = 'tickets' | 'advantages' | 'messages';

/** 0 where the number is unknown. */
type Counts = Readonly<Record<Counted, number>>;

/**
 * What is counted beside a link to a page of the account: what each document loads in any case, and the unread answers,
 * which a customer waits for. Other counts would depend on which pages have been open.
 */
export const $counts = computed(
  [tickets.$load, advantages.$load, cases.$load, $unread],
  (booked, offered, asked, unread): Counts => ({
    tickets: booked.status === 'loaded' ? comingTickets(booked.value, platform().now()).length : 0,
    advantages: offered.status === 'loaded' ? offered.value.length : 0,
    messages: asked.status === 'loaded' ? unread.size : 0,
  }),
);

let stop: (() => void) | undefined;

/**
 * Shows the known counts beside the links to the pages of the account, in each copy of their list. Rejects when the
 * texts do not arrive; the links have no counts then.
 */
export async function showCounts(language: Language): Promise<void> {
  const { default: texts } = await FILES[language]();
  if (readPage().language !== language) return;
  stop?.();
  stop = $counts.subscribe((counts) => {
    for (const list of document.querySelectorAll('.account-links')) mark(list, counts, texts, language);
  });
}

/** The links of a list stand in the order of `ACCOUNT_LINKS`. */
function mark(list: Element, counts: Counts, texts: Texts['accountCounts'], language: Language): void {
  for (const [index, { name }] of ACCOUNT_LINKS.entries()) {
    const link = list.children[index]?.querySelector('a');
    link?.querySelector('.count')?.remove();
    if (link && isCounted(name, counts) && counts[name] > 0)
      link.append(badge(name, counts[name], plural(texts, name, counts[name], language)));
  }
}

/** A number alone would count the tickets as the header does, past ones too: theirs says that they are to come. */
function badge(of: Counted, count: number, name: string): HTMLElement {
  if (of === 'tickets') return span('count words', name);
  const badge = span('count', '');
  const short = span('', shortCount(count));
  short.setAttribute('aria-hidden', 'true');
  badge.append(short, span('visually-hidden', ` ${name}`));
  return badge;
}

function span(className: string, text: string): HTMLElement {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
}

function isCounted(name: string, counts: Counts): name is Counted {
  return name in counts;
}
