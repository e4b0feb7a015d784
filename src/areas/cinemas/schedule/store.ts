import { $user } from '#account/user/store.ts';
import { createLoad } from '#account/load.ts';
import { send } from '#http/send.ts';
import { getSchedule } from './contract.ts';

/**
 * The programme of the customer's default city. Without one nothing is asked for.
 */
export const schedule = createLoad((options) =>
  send(getSchedule, { ...options, params: { zone: $user.get()?.defaultCity ?? '' } }),
);

export async function loadSchedule(): Promise<void> {
  const city = $user.get()?.defaultCity;
  if (city !== undefined && city !== '') await schedule.ensure();
}
