import { getAccount, patchAccount } from '#account/user/contract.ts';
import { Refusal, serve, type Sandbox } from '../serve.ts';
import { statisticsOf } from './statistics.ts';

export function serveAccount(sandbox: Sandbox): void {
  serve(sandbox, getAccount, ({ world, language }) => ({
    ...world.account,
    statistics: statisticsOf(world, language),
  }));
  serve(sandbox, patchAccount, ({ world, payload }) => {
    // The payload's schema is the client's own, for which a day is a text.
    if (!/^\d{4}-\d{2}-\d{2}$/.test(payload.dateOfBirth ?? '2000-01-01'))
      throw new Refusal(400, { code: 'payload', message: 'Not a day: dateOfBirth' });
    const { interest, ...rest } = payload;
    Object.assign(world.account, rest);
    if (interest) world.account.interest = { genres: interest.genres ?? [], events: interest.events ?? [] };
    return world.account;
  });
}
