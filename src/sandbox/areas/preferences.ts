import { patchNotifications } from '#areas/preferences/contract.ts';
import { serve, type Sandbox } from '../serve.ts';

export function servePreferences(sandbox: Sandbox): void {
  serve(sandbox, patchNotifications, ({ world, payload }) => {
    Object.assign(world.account, payload);
    return undefined;
  });
}
