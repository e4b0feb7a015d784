import { findHeadless } from '#tools/chromium.ts';
import { cutText, wideThings } from '#tests/support/adaptation.ts';
import { builtPages } from '#tests/support/builtPages.ts';
import { launchOptions } from '#tests/support/launch.ts';
import { visit } from '#tests/support/router.ts';
import { expect, test } from '#tests/support/test.ts';

// The browser's own setting: unlike a zoom it leaves the page as wide as the phone.
test.use({
  launchOptions: launchOptions(findHeadless(), '--blink-settings=defaultFontSize=32'),
  viewport: { width: 360, height: 740 },
});

test('pages of the account with letters of twice the size @nightly', async ({ page, signIn }) => {
  const problems: string[] = [];
  await signIn('subscriber', '/fr/profile/');
  for (const { path } of builtPages('fr').filter(
    ({ guard, language }) => guard === 'account' && language === 'fr',
  )) {
    await visit(page, path);
    for (const problem of [...(await wideThings(page)), ...(await cutText(page))])
      problems.push(`${path} ${problem}`);
  }
  expect(problems).toEqual([]);
});
