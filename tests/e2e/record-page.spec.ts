import { sql } from 'kysely';
import sharp from 'sharp';
import { withE2eDatabase } from '#tests/support/e2e-accounts.ts';
import { lookAt } from '#tests/support/look-at.ts';
import { LOOKS } from '#tests/support/looks.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { keepPicture, takePicture } from '#tests/support/screenshot.ts';

const MOBILE = { width: 390, height: 844 };

/** The fifth best of a board of the demo, and one that was declined. */
const findRecords = () =>
  withE2eDatabase(async (db) => {
    const best = await sql<{ id: string }>`
      select record_id as id from personal_bests join boards using (board_id) join records using (record_id)
      where boards.ref_id = 218 and boards.rule_id = 21 and boards.kind = 'stage' and personal_bests.console = 0
      order by personal_bests.rank_key limit 1 offset 4`.execute(db);
    const gone = await sql<{
      id: string;
    }>`select record_id as id from records where state in ('declined', 'withdrawn') order by record_id limit 1`.execute(db);
    return { best: best.rows[0]?.id ?? '', gone: gone.rows[0]?.id };
  });

for (const name of ['record', 'post', 'tombstone'] as const) {
  test(`${name}: both languages, both themes, a desk and a phone`, async ({ page }) => {
    const { best, gone } = await findRecords();
    const path = { record: `/record/${best}`, post: '/post?stage=218&rule=21', tombstone: `/record/${gone}` }[name];
    const trouble = watchForTrouble(page);
    for (const look of LOOKS) {
      await lookAt(page, path, look);
      if (name === 'post') {
        await page.getByLabel(/^(Score|スコア)$/).fill('53,000');
        await expect(page.locator('[data-gain=place]')).toBeVisible();
      }
      await expectAccessible(page);
      await takePicture(page, `${name}.${look.size}.${look.theme}.${look.locale}`, { fullPage: true });
    }
    expect(trouble).toEqual([]);
  });
}

test('every target of the form and of a record is at least 44 pixels high on a phone', async ({ page }) => {
  await page.setViewportSize(MOBILE);
  const { best } = await findRecords();
  for (const path of ['/post?stage=218&rule=21', `/record/${best}`]) {
    await page.goto(path);
    const low = await page
      .getByRole('main')
      .evaluate((main) =>
        [
          ...main.querySelectorAll(
            'button, label:has(input[type=file]), input:not([type=hidden], [type=checkbox], [type=file]), textarea, a:not(p a, nav a, h1 a)',
          ),
        ]
          .filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().height < 44)
          .map((each) => each.outerHTML.slice(0, 120)),
      );
    expect(low).toEqual([]);
  }
});

test('a record is shared with a line in either language and a picture of 1200 by 630', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { best } = await findRecords();
  await page.goto(`/ja/record/${best}`);
  await page.getByRole('button', { name: 'EN' }).click();
  await page.getByRole('button', { name: 'この文をコピー' }).click();
  await expect(page.getByText('コピーしました。')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Carousel Undercroft [\d,]+, \d+(st|nd|rd|th) http/);
  for (const locale of ['en', 'ja']) {
    await page.goto(`${locale === 'ja' ? '/ja' : ''}/record/${best}`);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await page.request.get(image ?? '');
    expect(answer.headers()['content-type']).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    keepPicture(await answer.body(), `record-card.${locale}`);
  }
});
