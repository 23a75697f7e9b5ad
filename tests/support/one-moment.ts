import { expect, type Page } from '@playwright/test';

/** Compares a page with the use-case. Other stories post while this one reads: both are read until they are of one moment. */
export async function atOneMoment(page: Page, compare: () => Promise<void>): Promise<void> {
  await compare().catch(() =>
    expect(async () => {
      await page.reload();
      await compare();
    }).toPass(),
  );
}
