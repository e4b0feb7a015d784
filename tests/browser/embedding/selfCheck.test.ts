import { axeProblems } from '#tests/support/axe.ts';
import { ParentWindow } from '#tests/support/parentWindow.ts';
import { siteUrl } from '#tests/support/sites.ts';
import { expect, test } from '#tests/support/test.ts';

const PAGE = '/m/fr/bridge/';

test('[embedding/self-check] in a frame the self-check names the parent, judges what it sends, and sends each message to it @nightly', async ({
  page,
}) => {
  const parent = await ParentWindow.open(page, siteUrl('fr') + PAGE);
  const { frame } = parent;
  await expect(frame.locator('html[data-ready]')).toBeAttached();
  await expect(frame.locator('#facts')).toContainText(/Parent windowhttp:\/\/localhost:\d+, trusted/);
  await expect(frame.getByRole('banner')).toHaveCount(0);

  const newest = frame.locator('#record > li').first();
  await parent.say({ type: 'hello' });
  await expect(newest).toHaveText('Arrived, taken: {"type":"hello"}');
  await expect.poll(() => parent.messages).toMatchObject([{ type: 'hello', version: 1 }]);
  await parent.say({ type: 'logout', token: 'secret' });
  await expect(newest).toContainText('Arrived, taken: {"type":"logout"');
  await expect(newest).toContainText('token: ');
  await parent.say({ type: 'LOGOUT' });
  await expect(newest).toContainText('Its type is none of logout, refresh-login, hello');
  await frame.locator('body').evaluate(() => {
    postMessage({ type: 'logout' }, '*');
  });
  await expect(newest).toContainText('It does not come from the parent window.');

  parent.told.length = 0;
  for (const type of ['close', 'logout', 'refresh-login']) {
    await frame.getByRole('button', { name: type, exact: true }).click();
    await expect(newest).toContainText(new RegExp(`Sent: ${type}To the parent http://localhost:`));
  }
  await expect
    .poll(() => parent.messages)
    .toEqual([{ type: 'close' }, { type: 'logout' }, { type: 'refresh-login' }]);
  await frame.getByRole('button', { name: 'download', exact: true }).click();
  await expect(newest).toContainText('Nobody takes it.');
  parent.close();
});

test('[embedding/self-check] in an app the self-check names what the bridge has, and gives each message to it @nightly', async ({
  page,
}) => {
  const told: unknown[] = [];
  await page.exposeFunction('tellHost', (...message: unknown[]) => told.push(message));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellHost: (name: string, body: unknown) => void }).tellHost;
    const handler = (name: string) => ({
      postMessage: (body: unknown) => {
        tell(name, body);
      },
    });
    const messageHandlers = {
      close: handler('close'),
      download: handler('download'),
      hello: handler('hello'),
    };
    Object.assign(window, {
      webkit: { messageHandlers },
      Android: {
        postMessage: (body: string) => {
          tell('Android', body);
        },
      },
    });
  });
  await page.goto(PAGE);
  await expect.poll(() => told).toMatchObject([['hello', { type: 'hello', version: 1 }]]);
  const facts = page.locator('#facts');
  await expect(facts).toContainText('iOS handlersclose, download, hello');
  await expect(facts).toContainText('iOS handlers that are missinglogout, refresh-login');
  await expect(facts).toContainText('Android.hellomissing');
  expect(await axeProblems(page, PAGE)).toEqual([]);

  told.length = 0;
  const newest = page.locator('#record > li').first();
  await page.getByRole('button', { name: 'download', exact: true }).click();
  await expect(newest).toHaveText(
    /Sent: download\s*To the iOS handler download\.\s*To Android\.postMessage\./,
  );
  await page.getByRole('button', { name: 'logout', exact: true }).click();
  await expect(newest).toHaveText(/Sent: logout\s*To Android\.postMessage\./);
  const file = { type: 'download', name: 'bridge.txt', mime: 'text/plain' };
  await expect
    .poll(() => told)
    .toMatchObject([
      ['download', file],
      ['Android', expect.stringContaining('"type":"download"')],
      ['Android', '{"type":"logout"}'],
    ]);
});
