import { computed, onMount } from 'nanostores';
import { history } from '#areas/shows/history/store.ts';
import { filmYears } from '#areas/shows/year/rules.ts';
import { feelings } from '#areas/shows/feelings/store.ts';
import { year } from '#i18n/format.ts';
import { monthOf } from '#i18n/months.ts';
import { platform } from '#platform/platform.ts';

/** The films that the customer has seen this year, the oldest first. Empty until they are known. */
export const $filmsOfYear = computed(history.$load, (load) => {
  if (load.status !== 'loaded') return [];
  const now = platform().now();
  const { years } = filmYears(load.value, { yearOf: year, monthOf }, now);
  return years.find((one) => one.year === year(now))?.films ?? [];
});

onMount($filmsOfYear, () => {
  void feelings.ensure();
});
