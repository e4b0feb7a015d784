import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { UNKNOWN_HOST_PATH } from '#sites/constants.ts';

// A page of a deployed tier that nobody configured for this host. It says so. The other
// scripts of the page make no call without an identity mode.
const { identity } = environmentOf(new URL(location.href), site, __DEMO__);
if (identity.mode === 'none' && location.pathname !== UNKNOWN_HOST_PATH) location.replace(UNKNOWN_HOST_PATH);
