import { expect, type Page } from '@playwright/test';

/** Enters a score, selects the last console and waits until the gain card or the gain bar shows the result for that score. */
export async function typeScore(page: Page, score: string): Promise<void> {
  await page.getByLabel(/^(Score|スコア)$/).fill(score);
  const consoles = page.getByRole('group', { name: /^(Console|操作方法)$/ }).getByRole('radio');
  await consoles.last().check({ force: true });
  await expect(gainedPlace(page)).toBeVisible();
  await expect(page.locator('[data-gain=preview]:visible')).not.toHaveAttribute('aria-busy');
}

/** The previewed place: in the gain bar on phones, in the gain card on wider screens. */
export const gainedPlace = (page: Page) => page.locator('[data-gain=place]:visible');
export const reviewButton = (page: Page) => page.getByRole('button', { name: /^(Review and send|確認して送信)$/ });
export const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^(Send|送信する)$/ });

/** Opens a field that is folded into a row on phones. */
export async function unfold(page: Page, label: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(`^${label}`) });
  if (await row.isVisible()) await row.click();
}

/** Waits for the result of a post, whose heading names the place, and closes it. */
export async function closeResult(page: Page, place: string): Promise<void> {
  const result = page.getByRole('dialog', { name: place });
  await expect(result).toBeVisible();
  await result.getByRole('button', { name: /^(Close|閉じる)$/ }).click();
  await expect(result).toBeHidden();
}
