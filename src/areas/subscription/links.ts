import { textsIn } from '#i18n/texts.ts';
import { catalogueLink } from '#sites/catalogue.ts';
import { site, tier } from '#sites/current.ts';
import { catalogueHost } from '#sites/environment.ts';
import type { Language } from '#sites/site.ts';
import type { SubscriptionLinks } from './props.ts';

/** The pages of the catalogue site that the page of the pass leads to. For the build: it reads all texts. */
export function catalogueLinks(language: Language): Omit<SubscriptionLinks, 'cancel'> {
  const { catalogue } = textsIn(language, 'routes');
  const leave = (...segments: string[]): string =>
    catalogueLink(catalogueHost(tier, site), language, ...segments);
  const errand = (name: 'resubscribe' | 'renew' | 'reactivate' | 'changePlan' | 'addons' | 'pay'): string =>
    leave(catalogue.subscription, catalogue[name]);
  return {
    subscribe: leave(catalogue.subscription),
    resubscribe: errand('resubscribe'),
    renew: errand('renew'),
    reactivate: errand('reactivate'),
    changePlan: errand('changePlan'),
    addons: errand('addons'),
    pay: errand('pay'),
    help: leave(catalogue.faq),
  };
}
