import { expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { alerts } from '#account/alerts/store.ts';
import { feelings } from '#areas/shows/feelings/store.ts';
import { shows } from '#areas/shows/store.ts';
import { textsIn } from '#i18n/texts.ts';
import { site } from '#sites/current.ts';
import { open, reopen, textsOf, type View } from '#tests/component/page.tsx';
import { TIMEOUT_MS } from '#tests/support/faultClasses.ts';
import { ticketWire } from '#tests/support/ticketWire.ts';
import { Home } from './Home.island.tsx';
import { load } from './loads.ts';

const ACCOUNT = 'GET /api/accounts/me';
const SUBSCRIPTION = 'GET /api/accounts/me/subscription';
const TICKETS = 'GET /api/ec/ebillet';
const SURVEY = 'GET /api/v2/survey';
const ALERTS = 'GET /api/alerts';
const SIXTY_DAYS = 5_184_000;

const home: View = {
  route: 'home',
  main: (language) => {
    const { close, code, ends, kept, noDate, qr, qrTooLong, show } = textsIn(language, 'tickets').island;
    const { none } = textsIn(language, 'subscription').island;
    return (
      <Home
        language={language}
        links={{
          profile: '/fr/profile/',
          tickets: '/fr/tickets/',
          subscription: '/fr/subscription/',
          films: 'https://films.example/fr/films/',
          film: 'https://films.example/fr/film/',
          subscribe: 'https://films.example/fr/pass/',
          resubscribe: 'https://films.example/fr/pass/again/',
          renew: 'https://films.example/fr/pass/renew/',
          pay: 'https://films.example/fr/pass/pay/',
        }}
        texts={textsIn(language, 'home').island}
        shown={{ close, code, ends, kept, noDate, qr, qrTooLong, show }}
        passTexts={textsIn(language, 'pass')}
        former={{ resubscribe: none.resubscribe, renew: none.renew }}
        failed={textsIn(language, 'common').failed}
      >
        {null}
      </Home>
    );
  },
  // The alerts come in the background. The films load for the first listener only, which may be the test before.
  load: () => Promise.all([load(), alerts.ensure(), shows.ensure(), feelings.ensure()]),
};

const region = (name: string): Locator => page.getByRole('region', { name });
const article = (name: string): Locator => page.getByRole('article', { name });
const pass = region('Mon pass');
const next = region('Prochaine séance');
const news = region('À savoir');
const pushes = region('Pour vous').getByRole('article');
const survey = article('Votre avis fait le programme');
const retry = (of: Locator): Promise<void> => of.getByRole('button', { name: 'Réessayer' }).click();

test('[entities/pass-types, entities/unknown-subscription-type, entities/unknown-subscription-status, entities/subscription-statuses] each status and type of pass has its words; unknown ones have those of the default', async () => {
  for (const [status, passType, label, name] of [
    ['suspended', 'UNLIMITED_GOLD', 'En pause', 'Cinépass Illimité Gold'],
    ['canceled', 'CINEPASS_26', 'Résilié', 'Cinépass –26 ans'],
    ['unpaid', 'FAMILY', 'Paiement à régler', 'Cinépass Famille'],
    ['blocked', 'EXPLORER', 'Bloqué', 'Cinépass Explorateur'],
    ['foo', 'ZZZ', 'Actif', 'Cinépass'],
  ] as const) {
    const body = {
      id: status,
      registered: true,
      hasSubscription: true,
      subscription: { status },
      trackingData: { passType },
    };
    await open('subscriber', home, {
      prepare: (backend) => {
        // Without the subscription the account alone tells.
        backend.fault({ match: SUBSCRIPTION, fault: '500', times: 0 });
        backend.fault({ match: ACCOUNT, fault: 'answer', body });
      },
    });
    await expect.element(pass).toMatchTextContent(label);
    await expect.element(pass.getByRole('heading', { level: 3 })).toHaveTextContent(name);
    await expect.element(pass).not.toMatchTextContent(/undefined|ZZZ|[A-Z]_/);
  }
});

test('[home/debt-first] who owes sees the amount and its one button before all else, one press from the payment; others see the next show first', async () => {
  for (const [persona, facts, first] of [
    ['unpaid', undefined, /^Mon pass.*19,90.*Payer 19,90.*Cinépass/],
    // The subscription alone says so: the account still says that the pass is active.
    ['subscriber', { unpaidInvoice: true, unpaidBalance: 700 }, /^Mon pass.*7,00.*Payer 7,00.*Cinépass/],
    ['subscriber', undefined, /^Prochaine séance/],
    ['paused', undefined, /^Prochaine séance/],
  ] as const) {
    await open(persona, home, {
      prepare: (backend) => facts && Object.assign(backend.world.subscription, facts),
    });
    await expect.element(pass).toBeVisible();
    await expect
      .element(page.getByRole('main').css('section[aria-label] >> nth=1'))
      .toMatchTextContent(first);
  }
  await open('unpaid', home);
  await expect.element(pass.getByRole('link', { name: 'Payer 19,90' })).toHaveClass(/primary/);
});

test('[tickets/show-day] on a phone the code shows on the day of the show, and the poster before', async () => {
  await page.viewport(360, 740);
  for (const [hours, shows] of [
    [3, true],
    [30, false],
  ] as const) {
    const session = { startDate: new Date(Date.now() + hours * 3_600_000).toISOString() };
    const body = [ticketWire({ code: 'LUM1', show: { name: 'Aurore' }, session })];
    await open('subscriber', home, {
      prepare: (backend) => backend.fault({ match: TICKETS, fault: 'answer', body, times: 0 }),
    });
    const hero = article('Aurore');
    await expect.element(hero.getByText('LUM1')).toBeInTheDocument();
    expect(hero.getByRole('img', { name: /^QR code/ }).elements().length).toBe(shows ? 1 : 0);
    expect(hero.getByText('LUM1').element().checkVisibility()).toBe(shows);
    expect(hero.css('[class*="poster"] svg').element().checkVisibility()).toBe(!shows);
  }
});

test('[home/film-without-ticket] without a ticket a film of the wishlist stands in the place of the next show', async () => {
  const film = { slug: 'aurore', name: 'Aurore', genres: ['Drame'], bookable: true };
  const wish = { intention: 2, show: { slug: 'aurore', name: 'Aurore' } };
  await open('subscriber', home, {
    prepare: (backend) => {
      backend.fault({ match: TICKETS, fault: 'answer', body: [], times: 0 });
      backend.fault({ match: 'GET /api/shows', fault: 'answer', body: [film], times: 0 });
      backend.fault({ match: 'GET /api/v4/client/shows', fault: 'answer', body: [wish], times: 0 });
    },
  });
  const hero = next.getByRole('article', { name: 'Aurore' });
  await expect.element(hero).toMatchTextContent('Sur votre liste d’envies');
  await expect
    .element(hero.getByRole('link', { name: 'Voir les séances' }))
    .toHaveAttribute('href', 'https://films.example/fr/film/aurore/');
});

test('[shell/empty-list-next-step] a new account has a next step in every place, in the customer’s language', async () => {
  await open('empty', home, { language: 'nl' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hallo Noé');
  await expect
    .element(page.getByRole('link', { name: 'Kies een film' }))
    .toHaveAttribute('href', 'https://films.example/fr/films/');
  await expect
    .element(page.getByRole('link', { name: 'Bekijk de passen' }))
    .toHaveAttribute('href', 'https://films.example/fr/pass/');
  await expect.element(region('Goed om te weten')).toMatchTextContent('Geen bijzonderheden');
});

test('each panel fails alone, and its retry loads it', async () => {
  const backend = await open('subscriber', home, {
    prepare: (before) => {
      before.fault({ match: TICKETS, fault: '500', times: 0 });
      before.fault({ match: ALERTS, fault: 'html', times: 0 });
    },
  });
  await expect.element(next.getByRole('alert')).toMatchTextContent('Votre prochaine séance ne s’affiche pas');
  await expect.element(news.getByRole('alert')).toMatchTextContent('Les informations ne s’affichent pas');
  await expect.element(pass).toMatchTextContent('Actif');
  await expect.element(survey).toBeVisible();

  backend.clearFaults();
  await retry(next);
  await expect.element(next.getByRole('article', { name: 'La Dernière Séance' })).toBeVisible();
  await retry(news);
  await expect.poll(() => news.getByRole('listitem').elements()).toHaveLength(3);
});

test('a call that hangs is given up after ten seconds, and keeps no other panel waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const opened = open('subscriber', home, {
    prepare: (backend) => backend.fault({ match: TICKETS, fault: 'hang', times: 0 }),
  });
  await expect.element(pass).toMatchTextContent('Actif');
  await expect.element(next).toMatchTextContent('Chargement');
  await expect.element(survey).toBeVisible();
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await expect.element(next.getByRole('alert')).toBeVisible();
  await opened;
});

test('[http/only-provided-fields, http/tolerates-unlisted-shapes] an answer with some invalid values loses only those', async () => {
  const ticket = {
    id: 1,
    status: 'CONFIRMED',
    session: { startDate: '2099-01-01T18:30:00Z' },
    show: { name: 'Aurore' },
    cinema: {},
  };
  const answers = {
    [TICKETS]: [null, 7, { status: 'CONFIRMED' }, ticket],
    [SURVEY]: { title: null, extra: [] },
    [ALERTS]: [{ warning: true }, { content: 'Bonsoir', updatedAt: 5 }],
  };
  await open('subscriber', home, {
    prepare: (backend) => {
      for (const [match, body] of Object.entries(answers))
        backend.fault({ match, fault: 'answer', body, times: 0 });
    },
  });
  await expect.element(article('Aurore')).toMatchTextContent('1er janvier 2099');
  await expect.poll(() => textsOf(news.getByRole('listitem'))).toEqual(['Bonsoir']);
  await expect.element(page.getByRole('main')).not.toMatchTextContent(/undefined|Invalid|null/);
});

test('[http/server-text-is-text] an alert is text: markup is shown, not run', async () => {
  const content = '<img src=x onerror=alert(1)> <a href="javascript:alert(1)">ici</a>';
  const body = [{ content, updatedAt: '2026-11-01T10:00:00Z' }];
  await open('subscriber', home, {
    prepare: (backend) => backend.fault({ match: ALERTS, fault: 'answer', body }),
  });
  await expect.element(news.getByRole('listitem')).toMatchTextContent(content);
  await expect.element(page.getByRole('link', { name: 'ici', exact: true })).not.toBeInTheDocument();
});

test('[entities/survey-fields, home/survey-link, http/server-text-is-text] the survey shows its four texts as text, and links to https only', async () => {
  const backend = await open('subscriber', home);
  await expect.element(survey).toMatchTextContent('Trois questions, une minute');
  await expect
    .element(survey.getByRole('link', { name: 'Donner mon avis' }))
    .toHaveAttribute('href', 'https://enquete.lumen-cinemas.example/programme');

  const written = { title: '<b>Gagnez</b>', description: '<img src=x>', ctaLabel: 'Go' };
  for (const ctaUrl of ['javascript:alert(1)', 'http://enquete.lumen-cinemas.example/programme']) {
    backend.fault({ match: SURVEY, fault: 'answer', body: { ...written, ctaUrl } });
    await reopen(backend, home);
    await expect.element(article('<b>Gagnez</b>')).toMatchTextContent('<img src=x>');
    await expect.element(page.getByRole('link', { name: 'Go' })).not.toBeInTheDocument();
  }
});

test.each([{}, { title: 'Gagnez' }, { ctaUrl: 'https://enquete.lumen-cinemas.example/' }])(
  '[home/no-empty-survey] %j is no survey',
  async (body) => {
    const backend = await open('subscriber', home);
    backend.fault({ match: SURVEY, fault: 'answer', body });
    await reopen(backend, home);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(survey).not.toBeInTheDocument();
    await expect.element(article(body.title ?? 'Pour vous')).not.toBeInTheDocument();
  },
);

function pushHistory(): Record<string, number> {
  const value = document.cookie.match(`${site.id}_home_push=([^;]*)`)?.[1];
  return JSON.parse(decodeURIComponent(value ?? '%7B%7D')) as Record<string, number>;
}

// Last: the document remembers what was put off, whoever the customer is.
test('[home/one-push, constants/home-push-period, home/birth-date-push-hideable, home/opt-in-push-hideable, home/survey-push-hideable, home/pushes-hidden-separately, entities/home-push-seconds] one push shows; put off, it hides for 60 days, at once and after a reload, and the next one shows', async () => {
  const backend = await open('casual', home);
  const hidden: string[] = [];
  for (const [title, key, action] of [
    ['C’est quand, votre anniversaire ?', 'hideBirthDatePushUntil', 'Compléter mon profil'],
    ['Les bons films, avant tout le monde', 'hideOptInPushUntil', 'Choisir mes e-mails'],
    ['Votre avis fait le programme', 'hideSurveyPushUntil', 'Donner mon avis'],
  ] as const) {
    const before = pushHistory();
    const push = article(title);
    await expect.element(push).toBeVisible();
    expect(pushes.elements()).toHaveLength(1);
    await expect
      .element(push.getByRole('link', { name: action }))
      .toHaveAttribute(
        'href',
        key === 'hideSurveyPushUntil' ? expect.stringMatching(/^https:/) : '/fr/profile/',
      );
    await push.getByRole('button', { name: 'Plus tard' }).click();
    await expect.element(push).not.toBeInTheDocument();
    await expect.element(region('Pour vous')).toHaveFocus();
    await expect.element(page.getByRole('status').filter({ hasText: 'C’est noté' })).toBeInTheDocument();
    hidden.push(key);
    expect(pushes.elements()).toHaveLength(hidden.length < 3 ? 1 : 0);
    const history = pushHistory();
    expect(Object.keys(history).toSorted()).toEqual(hidden.toSorted());
    expect(history).toMatchObject(before);
    expect(Math.abs((history[key] ?? 0) - Date.now() / 1000 - SIXTY_DAYS)).toBeLessThan(5);
    await reopen(backend, home);
    await expect.element(news).toBeVisible();
    await expect.element(push).not.toBeInTheDocument();
  }
  expect(pushes.elements()).toEqual([]);
});
