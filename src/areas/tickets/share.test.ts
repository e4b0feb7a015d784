import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $visibleToast, clearToasts } from '#account/toasts/store.ts';
import en from '#locales/en/tickets.json';
import fr from '#locales/fr/tickets.json';
import nl from '#locales/nl/tickets.json';
import { installPlatform, type Platform } from '#platform/platform.ts';
import { copyLink, hasShareSheet, invitationText, share, shareLink } from './share.ts';

const INVITATION = { title: 'Noordzee', text: 'On y va ?', url: 'https://lumen.test/fr/V12S345/booking' };

installPlatform({ now: () => 0, cookies: { read: () => undefined } } as unknown as Platform);
beforeEach(clearToasts);

function device(answer: () => Promise<void>, copy = vi.fn(() => Promise.resolve())) {
  const sheet = vi.fn(answer);
  return { sheet, copy, device: { share: sheet, clipboard: { writeText: copy } as unknown as Clipboard } };
}

function refuse(name: string): Promise<never> {
  return Promise.reject(new DOMException('no', name));
}

test('where there is a share sheet it takes the invitation, and nothing is copied', async () => {
  const phone = device(() => Promise.resolve());
  await share(INVITATION, phone.device);
  expect(phone.sheet).toHaveBeenCalledWith(INVITATION);
  expect(phone.copy).not.toHaveBeenCalled();
  expect($visibleToast.get()).toBeUndefined();
});

test.each([
  ['closing the sheet is no failure', 'AbortError'],
  ['[environments/cause-named] a second press while the sheet is open does nothing', 'InvalidStateError'],
])('%s', async (_, name) => {
  const phone = device(() => refuse(name));
  await share(INVITATION, phone.device);
  expect(phone.copy).not.toHaveBeenCalled();
  expect($visibleToast.get()).toBeUndefined();
});

test('[tickets/share-copied-toast] beside a sheet the link can be copied', async () => {
  const phone = device(() => Promise.resolve());
  expect(hasShareSheet(phone.device)).toBe(true);
  expect(hasShareSheet({})).toBe(false);
  await copyLink(INVITATION.url, phone.device);
  expect(phone.copy).toHaveBeenCalledWith(INVITATION.url);
});

test('[tickets/share-copied-toast] where there is none, or it is not allowed, the link is copied and the toast has all of it', async () => {
  const webview = device(() => refuse('NotAllowedError'));
  await share(INVITATION, webview.device);
  expect(webview.copy).toHaveBeenCalledWith(INVITATION.url);
  expect($visibleToast.get()).toMatchObject({
    title: 'linkCopied.title',
    type: 'info',
    values: { url: INVITATION.url },
  });
});

test('[tickets/share-copy-failure] what can be neither shared nor copied is an error that shows the link', async () => {
  await share(INVITATION, {});
  expect($visibleToast.get()).toMatchObject({
    title: 'linkNotCopied.title',
    type: 'error',
    values: { url: INVITATION.url },
  });
});

const NOW = Date.parse('2026-11-20T12:00:00Z');
const TICKET = {
  show: { id: '', slug: '', name: 'Carmen' },
  session: {
    id: '345',
    startDate: '2026-11-22T19:30:00+01:00',
    endDate: '',
    specificities: [],
    version: '',
    auditoriumName: 'Salle 1',
  },
  cinema: { id: '12', name: 'Lumen Bellecour' },
  seats: ['F1', 'F2'],
};

const text = (more: Partial<typeof TICKET> = {}) =>
  invitationText({ ...TICKET, ...more }, NOW, 'en', en.island);

describe('[tickets/share-words] a friend reads film, date, place and seats', () => {
  test.each([
    ['fr', fr.island, 'Lumen Bellecour, Salle 1. J’ai les places F1, F2.'],
    ['nl', nl.island, 'Lumen Bellecour, Salle 1. Ik heb de stoelen F1, F2.'],
    ['en', en.island, 'Lumen Bellecour, Salle 1. I have seats F1, F2.'],
  ] as const)('in %s', (language, texts, second) => {
    const [first, ...rest] = invitationText(TICKET, NOW, language, texts).split('\n');
    expect(first).toMatch(/Carmen, \S+ 22\s\S+\s.*19.{1,3}30\.$/);
    expect(rest).toEqual([second]);
  });

  test('one seat', () => expect(text({ seats: ['F1'] })).toContain('I have seat F1.'));

  test('what the server does not send leaves no trace', () => {
    const nowhere = { cinema: { id: '', name: '' }, session: { ...TICKET.session, auditoriumName: '' } };
    expect(text({ seats: [] })).toMatch(/\nLumen Bellecour, Salle 1\.$/);
    expect(text(nowhere)).toMatch(/\nI have seats F1, F2\.$/);
    expect(text({ ...nowhere, seats: [] })).not.toContain('\n');
  });

  test('a show without a date has no invitation', () => {
    expect(text({ session: { ...TICKET.session, startDate: 'soon' } })).toBe('');
  });
});

describe('shareLink', () => {
  const link = (cinema: string, session: string) => {
    const one = { cinema: { id: cinema, name: '' }, session: { ...TICKET.session, id: session } };
    return shareLink(one, 'https://www.lumen.test', 'fr');
  };

  test('[tickets/share-link-shape] cinema and session in the catalogue’s form', () => {
    expect(link('12', '345')).toBe('https://www.lumen.test/fr/V12S345/booking');
  });

  test('none without either, and neither leaves its place in the path', () => {
    expect(link('', '345')).toBeUndefined();
    expect(link('12', '')).toBeUndefined();
    expect(link('../x', '3?4#5')).toBe('https://www.lumen.test/fr/V..%2FxS3%3F4%235/booking');
  });
});
