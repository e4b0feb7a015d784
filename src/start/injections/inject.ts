import { consent, onConsent } from '#account/consent.ts';
import { settings } from '#account/settings/store.ts';
import { platform } from '#platform/platform.ts';
import { trustedPolicy } from '#platform/trustedTypes.ts';
import { site } from '#sites/current.ts';
import { environmentOf } from '#sites/environment.ts';
import { fileAddress } from '#sites/followable.ts';
import { injectable, type Injectable, type InjectionSite } from './rules.ts';

/** Marks the elements that this module has added to the page. */
const MARK = 'data-injected';

function listed(): InjectionSite {
  const { injectionHosts } = environmentOf(platform().location(), site, __DEMO__);
  return { origin: location.origin, hosts: injectionHosts };
}

const policy = trustedPolicy('injections', {
  createScriptURL(address) {
    const { origin, hosts } = listed();
    if (!fileAddress(address, origin, hosts)) throw new TypeError('Not a listed host');
    return address;
  },
});

/** Items of third parties that wait for the customer's consent. */
let waiting: Injectable[] = [];
/** Whether an item of a third party is in this document. Only a new document stops a script that has run. */
let hasThirdParty = false;

/** Adds the settings' items to the page, once per page. Refused items are reported to the console. */
export function inject(): void {
  const load = settings.$load.get();
  // The router may have kept the items of an earlier page.
  document.querySelectorAll(`[${MARK}]`).forEach((element) => {
    element.remove();
  });
  waiting = [];
  if (load.status !== 'loaded') return;
  const consented = consent() === 'accepted';
  // Refused in another tab.
  if (hasThirdParty && !consented) platform().reload();
  for (const item of load.value.injections) {
    const allowed = injectable(item, listed());
    if (!allowed) platform().report('Injection refused', item.element);
    else if (consented || !allowed.needsConsent) place(allowed);
    else waiting.push(allowed);
  }
}

// A choice takes effect at once: waiting items are added, and a refusal loads the document again without them.
onConsent((choice) => {
  if (choice === 'accepted') waiting.splice(0).forEach(place);
  else if (hasThirdParty) platform().reload();
});

function place(item: Injectable): void {
  const { tag, attributes, needsConsent } = item;
  if (tag === 'img') {
    placeWithoutScripts(item);
    return;
  }
  hasThirdParty ||= needsConsent;
  const element = document.createElement(tag);
  // Of these elements only a script has a `src`.
  for (const [name, value] of attributes)
    element.setAttribute(name, name === 'src' ? policy.createScriptURL(value) : value);
  element.setAttribute(MARK, '');
  document.head.append(element);
}

/**
 * Puts an image into the no-script area as text, which is all that a browser with scripts reads there. An element would
 * load its image.
 */
function placeWithoutScripts({ attributes }: Injectable): void {
  const area = document.createElement('noscript');
  area.setAttribute(MARK, '');
  area.textContent = `<img ${attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ')}>`;
  document.body.append(area);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
