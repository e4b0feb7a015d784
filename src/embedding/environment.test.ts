import { afterEach, expect, test, vi } from 'vitest';
import { fileWay, hostSignsIn } from './environment.ts';

interface Around {
  standalone?: boolean;
  displayMode?: string;
  isFramed?: boolean;
  webkit?: object;
  Android?: object;
}

/** In an app without the bridge no host is there to sign in: the page leads to the provider itself. */
const NOTHING = {};
const HOME_SCREEN = { standalone: true, displayMode: 'standalone' };
const INSTALLED = { displayMode: 'standalone' };
const FRAMED = { isFramed: true };
const handler = { postMessage: () => undefined };
const IOS_APP = { webkit: { messageHandlers: { close: handler, download: handler } } };
const IOS_APP_WITHOUT_FILES = { webkit: { messageHandlers: { close: handler } } };
const HANDLERS_OF_OTHERS = { webkit: { messageHandlers: { someOther: handler } } };
const ANDROID_APP = { Android: handler };
const INTERFACE_OF_OTHERS = { Android: { share: () => undefined } };

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD_AS_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = (inside: string) =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UQ1A.240205.002${inside}) AppleWebKit/537.36 (KHTML, like Gecko)`;
const CHROME = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WEBVIEW = `${ANDROID('; wv')} Version/4.0 Chrome/130.0.6723.102 Mobile Safari/537.36`;
const SAFARI = `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`;
const INSIDE_IPHONE = `${IPHONE} Mobile/15E148`;

type Way = ReturnType<typeof fileWay>;
/** `file`: what a PDF does; a calendar file goes the same way, and is downloaded where a PDF has a tab. */
const ROWS: readonly [
  name: string,
  userAgent: string,
  around: Around,
  file: Way,
  hosted?: boolean,
  host?: boolean,
][] = [
  ['Safari on iOS', SAFARI, { standalone: false }, 'tab'],
  ['Chrome on iOS', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, HANDLERS_OF_OTHERS, 'tab'],
  ['Firefox on iOS', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, HANDLERS_OF_OTHERS, 'tab'],
  [
    'Edge on iOS',
    `${IPHONE} Version/18.0 EdgiOS/130.0.2849.80 Mobile/15E148 Safari/605.1.15`,
    NOTHING,
    'tab',
  ],
  ['Opera on iOS', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1 OPT/5.2.1`, NOTHING, 'tab'],
  ['DuckDuckGo on iOS', `${IPHONE} Version/18.1 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, NOTHING, 'tab'],
  ['Yandex on iOS', `${IPHONE} Version/18.1 YaBrowser/24.10 Mobile/15E148 SA/3 Safari/604.1`, NOTHING, 'tab'],
  ['the Google app on iOS', `${IPHONE} GSA/343.0.69 Mobile/15E148 Safari/604.1`, NOTHING, 'tab'],
  ['the home screen of iOS', INSIDE_IPHONE, HOME_SCREEN, 'download'],
  ['the home screen of an iPad', IPAD_AS_MAC, HOME_SCREEN, 'download'],
  ['Safari on an iPad', `${IPAD_AS_MAC} Version/18.1 Safari/605.1.15`, { standalone: false }, 'tab'],
  ['Safari on an iPad, as a phone', SAFARI.replace('iPhone;', 'iPad;'), NOTHING, 'tab'],
  ['Safari on a Mac', `${IPAD_AS_MAC} Version/18.1 Safari/605.1.15`, NOTHING, 'tab'],
  ['the dock of a Mac', `${IPAD_AS_MAC} Version/18.1 Safari/605.1.15`, INSTALLED, 'tab'],
  [
    'Chrome on a Mac',
    `${IPAD_AS_MAC.replace('605.1.15', '537.36')} Chrome/130.0.0.0 Safari/537.36`,
    NOTHING,
    'tab',
  ],
  [
    'Firefox on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
    NOTHING,
    'tab',
  ],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    NOTHING,
    'tab',
  ],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    NOTHING,
    'tab',
  ],
  [
    'Opera Mini on Android',
    `${WEBVIEW.replace('130.0.6723.102', '85.0.4183.81')} OPR/51.0.2254.150807`,
    NOTHING,
    'tab',
  ],
  ['a frame in Safari on iOS', SAFARI, FRAMED, 'tab', true, true],

  ['our app on iOS', INSIDE_IPHONE, IOS_APP, 'app', true, true],
  ['our app on iOS, without files', INSIDE_IPHONE, IOS_APP_WITHOUT_FILES, 'elsewhere', true, true],
  ['our app on an iPad', IPAD_AS_MAC, IOS_APP_WITHOUT_FILES, 'elsewhere', true, true],
  ['our app on iOS, with the user agent of Safari', SAFARI, IOS_APP, 'app', true],
  ['a frame in our app on iOS', INSIDE_IPHONE, { ...IOS_APP, ...FRAMED }, 'app', true, true],
  ['another app on iOS', INSIDE_IPHONE, { standalone: false }, 'elsewhere'],
  ['another app on an iPad', IPAD_AS_MAC, NOTHING, 'elsewhere'],
  [
    'Facebook on iOS',
    `${INSIDE_IPHONE} [FBAN/FBIOS;FBAV/487.0.0.41.108;FBDV/iPhone15,2;FBLC/fr_FR]`,
    NOTHING,
    'elsewhere',
  ],
  [
    'Instagram on iOS',
    `${INSIDE_IPHONE} Instagram 355.1.0.29.97 (iPhone15,2; iOS 18_1; fr_FR; fr; scale=3.00)`,
    NOTHING,
    'elsewhere',
  ],
  [
    'TikTok on iOS',
    `${INSIDE_IPHONE} musical_ly_36.8.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/fr WKWebView/1`,
    NOTHING,
    'elsewhere',
  ],
  [
    'Snapchat on iOS',
    `${IPHONE} Version/18.1 Mobile/15E148 Snapchat/13.11.0.41 (like Safari/8619.2.8.10.7, panda)`,
    NOTHING,
    'elsewhere',
  ],
  ['LinkedIn on iOS', `${INSIDE_IPHONE} [LinkedInApp]/9.30.2391`, NOTHING, 'elsewhere'],
  ['Line on iOS', `${INSIDE_IPHONE} Safari Line/14.18.0`, NOTHING, 'elsewhere'],
  [
    'WeChat on iOS',
    `${INSIDE_IPHONE} MicroMessenger/8.0.53(0x18003531) NetType/WIFI Language/fr`,
    HANDLERS_OF_OTHERS,
    'elsewhere',
  ],

  ['Chrome on Android', `${CHROME} Chrome/130.0.0.0 Mobile Safari/537.36`, NOTHING, 'tab'],
  ['Samsung Internet', `${CHROME} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, NOTHING, 'tab'],
  ['Edge on Android', `${CHROME} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`, NOTHING, 'tab'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    NOTHING,
    'tab',
  ],
  ['the home screen of Android', `${CHROME} Chrome/130.0.0.0 Mobile Safari/537.36`, INSTALLED, 'tab'],
  [
    'a frame in Chrome on Android',
    `${CHROME} Chrome/130.0.0.0 Mobile Safari/537.36`,
    FRAMED,
    'tab',
    true,
    true,
  ],
  ['our app on Android', WEBVIEW, ANDROID_APP, 'app', true, true],
  [
    'our app on Android, with the user agent of Chrome',
    `${CHROME} Chrome/130.0.0.0 Mobile Safari/537.36`,
    ANDROID_APP,
    'app',
    true,
  ],
  ['another app on Android', WEBVIEW, NOTHING, 'elsewhere'],
  ['Facebook on Android', `${WEBVIEW} [FB_IAB/FB4A;FBAV/487.0.0.52.107;]`, INTERFACE_OF_OTHERS, 'elsewhere'],
  [
    'Instagram on Android',
    `${WEBVIEW} Instagram 355.0.0.37.103 Android (34/14; 420dpi; 1080x2400)`,
    NOTHING,
    'elsewhere',
  ],
  [
    'TikTok on Android',
    `${WEBVIEW} musical_ly_2023608030 BytedanceWebview/d8a21c6`,
    INTERFACE_OF_OTHERS,
    'elsewhere',
  ],
  [
    'Snapchat on Android',
    `${WEBVIEW} Snapchat/13.11.0.39 (Pixel 7; Android 14#11391607#34; gzip; )`,
    NOTHING,
    'elsewhere',
  ],
  ['LinkedIn on Android', `${WEBVIEW} [LinkedInApp]`, NOTHING, 'elsewhere'],
  ['Line on Android', `${WEBVIEW} Line/14.18.1/IAB`, NOTHING, 'elsewhere'],
  [
    'WeChat on Android',
    `${WEBVIEW} XWEB/1300073 MMWEBSDK/20240802 MicroMessenger/8.0.53.2740(0x2800353B)`,
    NOTHING,
    'elsewhere',
  ],
  ['the Google app on Android', `${WEBVIEW} GSA/15.45.44.28.arm64`, NOTHING, 'elsewhere'],
];

let root: { dataset: Record<string, string> };

/** Opens a page: `markHosted.ts` stands in each, and has run before any other module. */
async function open(userAgent: string, { standalone, displayMode = 'browser', isFramed, ...bridge }: Around) {
  root = { dataset: {} };
  delete globalThis.accountPage?.isHosted;
  const window = { ...bridge };
  vi.stubGlobal('window', Object.assign(window, { parent: isFramed ? {} : window }));
  vi.stubGlobal('navigator', { userAgent, standalone });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('document', { documentElement: root, addEventListener: () => undefined });
  vi.resetModules();
  await import('./markHosted.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(ROWS)('[environments/known-by-capability] %s', async (_, userAgent, around, file, hosted, host) => {
  await open(userAgent, around);
  expect(fileWay()).toBe(file);
  expect(globalThis.accountPage?.isHosted ?? false).toBe(hosted ?? false);
  expect(hostSignsIn()).toBe(host ?? false);
});
