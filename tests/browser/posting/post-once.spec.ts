import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/browser/open-page.ts';
import { reviewButton, sendButton, typeScore } from '#tests/support/browser/post-form.ts';
import { signInAs } from '#tests/support/browser/sign-in.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { createAccount } from '#tests/support/http/accounts.ts';
import { countRecordsOf } from '#tests/support/http/player-records.ts';
import { rounds } from '#tests/support/rounds.ts';

const RUNS = rounds(1, 4);
const FORM = '/post?stage=404&rule=41';

/** Actions that could send a record twice or lose track of it. */
const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a double click': async (page) => {
    await reviewButton(page).click();
    await sendButton(page).dblclick();
  },
  'pressing Enter three times': async (page) => {
    await page.getByLabel('Score').focus();
    await page.keyboard.press('Enter');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
  'going back while sending': async (page) => {
    await leaveWhileSending(page, () => page.goBack());
    await page.goto(FORM); // the form looks up the result of the post
  },
  'reloading while sending': async (page) => {
    await leaveWhileSending(page, () => page.reload());
  },
  'a connection lost and restored': async (page) => {
    await reviewButton(page).click();
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(page.getByText('No response yet.')).toBeVisible();
    await page.context().setOffline(false);
  },
};

// The server gets the request; its response arrives after the page that sent it is gone.
async function leaveWhileSending(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const isPost = (url: URL) => url.pathname === '/api/records';
  const gone = Promise.withResolvers<void>();
  await page.route(
    isPost,
    async (route) => {
      const response = await route.fetch();
      await gone.promise;
      await route.fulfill({ response }).catch(() => {}); // the page is gone
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

test.use({ site: 'posting' });

for (const [action, act] of Object.entries(ACTIONS)) {
  test(`${action}: exactly one record is stored`, async ({ page }) => {
    const account = await createAccount();
    await signInAs(page, account.handle);
    for (let run = 1; run <= RUNS; run += 1) {
      await openPage(page, FORM);
      await typeScore(page, String(run));
      await act(page);
      await expect(page).toHaveURL(/\/record\/\d+$/);
      await expect.poll(() => countRecordsOf(account)).toBe(run);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    await openPage(page, FORM);
    await expect(page.getByLabel('Score')).toHaveValue(''); // nothing is left to send again
    expect(await countRecordsOf(account)).toBe(RUNS);
  });
}
