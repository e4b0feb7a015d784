import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#http/errors.ts';
import { installPlatform } from '#platform/platform.ts';
import { testPlatform } from '#platform/testing/testPlatform.ts';
import { saveFile } from './download.ts';
import { resetLoads } from './load.ts';
import { openFile, type OpenedFile } from './openFile.ts';
import { $visibleToast, clearToasts } from './toasts/store.ts';

installPlatform(testPlatform());

interface Tab {
  document: { title: string; body: { textContent: string } };
  shown: string[];
  closed: boolean;
  location: { replace: (href: string) => void };
}

const pdf = new Blob(['%PDF-1.7 \u00ff'], { type: 'application/pdf' });

/** What has happened, in order. */
let events: string[];
let tabs: Tab[];
let page: Record<string, unknown>;

function openTab() {
  const tab = {
    document: { title: '', body: { textContent: '' } },
    shown: [] as string[],
    closed: false,
    location: { replace: (href: string) => tab.shown.push(href) },
    close: () => (tab.closed = true),
  };
  events.push('tab');
  tabs.push(tab);
  return tab;
}

beforeEach(() => {
  events = [];
  tabs = [];
  page = { open: openTab };
  clearToasts();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => events.push(`download ${link.download}`) };
      return link;
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const invoice = {
  name: 'facture.pdf',
  ask: async () => {
    events.push('request');
    return pdf;
  },
};
const refused = {
  name: 'facture.pdf',
  ask: () => Promise.reject(new CallError({ kind: 'status', status: 500 }, 'invoice')),
};

/** The link that the page keeps. */
async function hrefOf(opening: OpenedFile | Promise<OpenedFile>): Promise<string> {
  const opened = await opening;
  return 'href' in opened ? opened.href : '';
}

test('[subscription/invoice-opens-as-pdf] the tab opens in the click, before the request, says what it waits for, and then shows the file', async () => {
  const delivery = openFile(invoice, 'On arrive…');
  expect(events).toEqual(['tab', 'request']);
  expect(tabs[0]?.document.body.textContent).toBe('On arrive…');
  expect(await delivery).toMatchObject({ kind: 'tab' });
  expect(await hrefOf(delivery)).toMatch(/^blob:/);
  expect(tabs[0]?.shown).toEqual([expect.stringMatching(/^blob:/)]);
});

test('[environments/known-by-capability] on the home screen of iOS, where a tab stays white, the file is downloaded', async () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile/15E148',
    standalone: true,
  });
  expect(await openFile(invoice, '')).toMatchObject({ kind: 'link' });
  expect(events).toEqual(['request', 'download facture.pdf']);
});

test('[embedding/files-without-new-tab] where a tab is refused the file is downloaded, and a link to it is left', async () => {
  page.open = () => null;
  const delivery = await openFile(invoice, '');
  expect(delivery.kind === 'link' && delivery.href).toMatch(/^blob:/);
  expect(events).toEqual(['request', 'download facture.pdf']);
});

test('[subscription/contract-failure-toast] a failure leaves no blank tab, and a toast', async () => {
  expect(await openFile(refused, '')).toEqual({ kind: 'failed' });
  expect(tabs.map(({ closed }) => closed)).toEqual([true]);
  expect($visibleToast.get()).toMatchObject({ title: 'file.title', type: 'error', closable: true });
});

test('[subscription/contract-failure-toast, errors/default-toast] a connection that fails is called that', async () => {
  const ask = (): Promise<Blob> => Promise.reject(new CallError({ kind: 'network' }, 'invoice'));
  await openFile({ name: 'facture.pdf', ask }, '');
  expect($visibleToast.get()?.title).toBe('network.title');
});

test('[embedding/files-without-new-tab, embedding/typed-messages] in an iOS webview the file goes through its own handler, without a tab', async () => {
  const postMessage = vi.fn();
  page.webkit = { messageHandlers: { download: { postMessage }, close: { postMessage: vi.fn() } } };
  expect(await openFile(invoice, '')).toEqual({ kind: 'host' });
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'download', name: 'facture.pdf', mime: 'application/pdf', base64: 'JVBERi0xLjcgw78=' }],
  ]);
  expect(events).toEqual(['request']);
});

test('[embedding/files-without-new-tab, embedding/typed-messages] in an Android webview it goes through the one interface, as text', async () => {
  const postMessage = vi.fn<(body: string) => void>();
  page.Android = { postMessage };
  await saveFile(pdf, 'facture.pdf');
  expect(postMessage.mock.calls.map(([body]) => JSON.parse(body) as unknown)).toEqual([
    { type: 'download', name: 'facture.pdf', mime: 'application/pdf', base64: 'JVBERi0xLjcgw78=' },
  ]);
  expect(events).toEqual([]);
});

test('[embedding/files-without-new-tab] a webview whose app takes no files has a link to the page in the browser, and nothing is asked for', async () => {
  const postMessage = vi.fn();
  page.webkit = { messageHandlers: { close: { postMessage } } };
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) Mobile/15E148' });
  expect(await openFile(invoice, '')).toEqual({ kind: 'elsewhere' });
  expect($visibleToast.get()?.cta).toMatchObject({ href: 'https://c.example.fr/fr/', newTab: true });
  clearToasts();
  await saveFile(pdf, 'facture.pdf');
  expect($visibleToast.get()).toMatchObject({ title: 'elsewhere.title', closable: true });
  expect(events).toEqual([]);
  expect(postMessage).not.toHaveBeenCalled();
});

test('an app that takes no files, in what is a browser all the same, leaves it to that', async () => {
  page.webkit = { messageHandlers: { close: { postMessage: vi.fn() } } };
  page.open = () => null;
  expect(await openFile(invoice, '')).toMatchObject({ kind: 'link' });
});

test('[subscription/contract-failure-toast] a request that fails in an app gives it nothing', async () => {
  const postMessage = vi.fn();
  page.Android = { postMessage };
  expect(await openFile(refused, '')).toEqual({ kind: 'failed' });
  expect(postMessage).not.toHaveBeenCalled();
});

/** What blockers give in place of a tab: a frame, a closed window, or an object that answers everything. */
const STAND_INS: Record<string, () => unknown> = {
  nothing: () => null,
  'a closed window': () => ({ ...openTab(), closed: true }),
  'a frame of this page': () => ({ ...openTab(), top: {} }),
  'an object without a document': () => ({ closed: false, top: {}, close: () => undefined }),
  'an object that throws': () =>
    new Proxy(
      {},
      {
        get: () => {
          throw new TypeError('no');
        },
      },
    ),
};

test.each(Object.entries(STAND_INS))(
  '[environments/cause-named] given %s instead of a tab, the file is downloaded and stays reachable',
  async (_, open) => {
    page.open = open;
    const opened = await openFile(invoice, 'On arrive…');
    expect(opened.kind).toBe('link');
    expect(await hrefOf(opened)).toMatch(/^blob:/);
    expect(events).toContain('download facture.pdf');
  },
);

test('[environments/cause-named] a tab that is closed while the file is on its way leaves a link', async () => {
  const closing = {
    name: 'facture.pdf',
    ask: () => {
      if (tabs[0]) tabs[0].closed = true;
      return Promise.resolve(pdf);
    },
  };
  expect(await hrefOf(openFile(closing, ''))).toMatch(/^blob:/);
});

describe('[identity/logout-leaves-nothing] a file that arrives when its customer has gone', () => {
  const slow = (): PromiseWithResolvers<Blob> => Promise.withResolvers();
  const postMessage = vi.fn();

  /** The ways of a file, by the page in which it is asked for. */
  const WAYS: Record<string, () => void> = {
    'in a tab': () => undefined,
    'without a tab': () => (page.open = () => null),
    'in an app': () => (page.Android = { postMessage }),
    'in an app that takes no files': () => (page.webkit = { messageHandlers: { close: { postMessage } } }),
  };

  test.each(Object.keys(WAYS))('is neither shown nor saved nor given away: %s', async (way) => {
    WAYS[way]?.();
    postMessage.mockClear();
    for (const settle of ['resolve', 'reject'] as const) {
      const [shown, saved] = [slow(), slow()];
      const opening = openFile({ name: 'facture.pdf', ask: () => shown.promise }, 'On arrive…');
      const saving = saveFile(saved.promise, 'facture.pdf').catch(() => undefined);
      resetLoads();
      clearToasts();
      shown[settle](pdf);
      saved[settle](pdf);
      await Promise.all([opening, saving]);
    }
    expect(tabs.flatMap((tab) => tab.shown)).toEqual([]);
    expect(tabs.every(({ closed }) => closed)).toBe(true);
    expect(events.filter((event) => event !== 'tab')).toEqual([]);
    expect(postMessage).not.toHaveBeenCalled();
    expect($visibleToast.get()).toBeUndefined();
  });

  test.each([
    ['closes with the customer', (href: string) => href, true],
    ['stays where the customer has led it elsewhere', () => 'https://example.org/', false],
  ])('a tab that shows one %s', async (_, leadTo, closes) => {
    const href = await hrefOf(openFile(invoice, ''));
    Object.assign(tabs[0]?.location ?? {}, { href: leadTo(href) });
    resetLoads();
    expect(tabs[0]?.closed).toBe(closes);
    await expect(fetch(href)).rejects.toThrow();
  });
});

test('[environments/cause-named] what is no failure of the connection is not called one', async () => {
  const ask = (): Promise<Blob> => Promise.reject(new TypeError('no blobs here'));
  expect(await openFile({ name: 'facture.pdf', ask }, '')).toEqual({ kind: 'failed' });
  expect($visibleToast.get()?.title).toBe('file.title');
});
