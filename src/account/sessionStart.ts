import { chooseIdentity, startSession } from '#identity/session.ts';
import { silentRequest } from '#identity/silentRequest.ts';
import { browserPlatform } from '#platform/browser.ts';
import { installPlatform, platform } from '#platform/platform.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { letStartUpCome } from './hydration.ts';
import { watchTabs } from './tabs.ts';

/**
 * What runs first on a page with a session, and imports no more than the session needs: it has three round trips to
 * make, in which the rest of start-up travels, and the islands.
 */
installPlatform(browserPlatform);
export const environment = environmentOf(platform().location(), site, __DEMO__);
chooseIdentity(environment.identity);
watchTabs();
/**
 * The session has asked for what it needs. Where all scripts are cached, start-up and the islands would otherwise run
 * ahead of the identity library, and each of its round trips end later by as much as they take. The other modes make
 * no round trip; a failure of theirs is for start-up to show.
 */
export const asked: Promise<void> =
  environment.identity.mode === 'provider'
    ? Promise.race([silentRequest(), startSession()])
    : Promise.resolve();
void letStartUpCome();
