import { atom, type ReadableAtom } from 'nanostores';

/** What can be counted beside a link to a page of the account. The names are those of `shell/accountLinks.ts`. */
export type Counted = 'tickets' | 'vouchers' | 'advantages' | 'films' | 'friends' | 'messages';

/** The known counts. An unknown count is undefined, which is not the same as 0. */
export type Counts = Readonly<Partial<Record<Counted, number>>>;

export const $counts = atom<Counts>({});

/**
 * Offers a count for the links of the account. The store that knows the count calls this, so that a count needs neither
 * a call nor code of its own.
 * @param $count undefined while the count is unknown
 */
export function offerCount(name: Counted, $count: ReadableAtom<number | undefined>): void {
  $count.subscribe((count) => {
    $counts.set({ ...$counts.get(), [name]: count });
  });
}
