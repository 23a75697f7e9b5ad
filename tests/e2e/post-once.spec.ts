import type { Page } from '@playwright/test';
import { createAccount, signIn, type TestAccount } from '#tests/support/e2e-accounts.ts';
import { countRecords, reviewButton, sendButton, typeScore } from '#tests/support/e2e-records.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';

const RUNS = 4; // of each of five ways to send twice
const FORM = '/post?stage=404&rule=41';

const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a double click': async (page) => {
    await reviewButton(page).click();
    await sendButton(page).dblclick();
  },
  'Enter twice, and once more': async (page) => {
    await page.getByLabel('Score').focus();
    await page.keyboard.press('Enter');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  'the back button while it is sent': async (page) => {
    await leaveWhileSending(page, () => page.goBack());
    await page.goto(FORM); // whoever comes back finds out what became of it
  },
  'a reload while it is sent': async (page) => {
    await leaveWhileSending(page, () => page.reload());
  },
  'a lost connection that comes back': async (page) => {
    await reviewButton(page).click();
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('No answer yet.')).toBeVisible();
    await page.context().setOffline(false);
  },
};

// The server has the request, and its answer comes when the page that sent it is gone.
async function leaveWhileSending(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const isPost = (url: URL) => url.pathname === '/api/records';
  const gone = Promise.withResolvers<void>();
  await page.route(
    isPost,
    async (route) => {
      const response = await route.fetch();
      await gone.promise;
      await route.fulfill({ response }).catch(() => {}); // nobody is there to take it
    },
    { times: 1 },
  );
  await reviewButton(page).click();
  const sent = page.waitForRequest((request) => isPost(new URL(request.url())));
  await sendButton(page).click();
  await sent;
  await leave();
  gone.resolve();
}

const settled = (account: TestAccount) => expect.poll(() => countRecords(account));

for (const [way, act] of Object.entries(WAYS)) {
  test(`${way}: one record, never two, never none`, async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account, '/stage/404');
    for (let run = 1; run <= RUNS; run++) {
      await page.goto(FORM);
      await typeScore(page, String(run));
      await act(page);
      await expect(page).toHaveURL(/\/record\/\d+$/);
      await settled(account).toBe(run);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await page.goto(FORM);
    await expect(page.getByLabel('Score')).toHaveValue(''); // nothing is left to be sent again
    expect(await countRecords(account)).toBe(RUNS);
  });
}
