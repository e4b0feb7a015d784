import * as v from 'valibot';
import { createLoad } from '#account/load.ts';
import { defineCall } from '#http/call.ts';
import { send } from '#http/send.ts';
import { list, text } from '#http/wire.ts';
import type { Option } from '#ui/Select.tsx';

/** The catalogue's cinemas as this room reads them. `acts` keeps it off the cache, where the cinemas' own reading of the same address lies. */
const getCinemaNames = defineCall({
  method: 'GET',
  path: '/api/cinemas',
  target: 'catalogueWeb',
  token: 'ifSignedIn',
  acts: true,
  answer: list(v.object({ vistaRef: v.pipe(text(), v.nonEmpty()), name: v.pipe(text(), v.nonEmpty()) })),
});

/** To choose from, by name. */
export const cinemaOptions = createLoad(async (): Promise<Option[]> => {
  const cinemas = await send(getCinemaNames);
  return cinemas
    .map(({ vistaRef, name }) => ({ value: vistaRef, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
});
