import { expect, type Page } from '@playwright/test';

/** Enters a score, selects the last console and waits until the gain card shows the result for that score. */
export async function typeScore(page: Page, score: string): Promise<void> {
  await page.getByLabel(/^(Score|スコア)$/).fill(score);
  const consoles = page.getByRole('group', { name: /^(Console|操作方法)$/ }).getByRole('radio');
  await consoles.last().check({ force: true });
  await expect(page.locator('[data-gain=place]')).toBeVisible();
  await expect(page.getByRole('region', { name: /Your rank preview|投稿するとこうなります/ })).not.toHaveAttribute('aria-busy');
}

export const reviewButton = (page: Page) => page.getByRole('button', { name: /^(Review and submit|確認して送信)$/ });
export const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Send|送信する)$/ });
