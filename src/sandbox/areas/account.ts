import { getAccount, patchAccount } from '#account/user/contract.ts';
import { serve, type Sandbox } from '../serve.ts';
import { statisticsOf } from './statistics.ts';

export function serveAccount(sandbox: Sandbox): void {
  serve(sandbox, getAccount, ({ world, language }) => ({
    ...world.account,
    statistics: statisticsOf(world, language),
  }));
  serve(sandbox, patchAccount, ({ world, payload }) => {
    const { interest, ...rest } = payload;
    Object.assign(world.account, rest);
    if (interest) world.account.interest = { genres: interest.genres ?? [], events: interest.events ?? [] };
    return world.account;
  });
}
