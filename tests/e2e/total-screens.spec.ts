import type { Page } from '@playwright/test';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatScore } from '#domain/shared/score.ts';
import { askUseCase } from '#tests/support/e2e-figures.ts';
import { lookAt, lookName } from '#tests/support/look-at.ts';
import { EVERY_PAIR, LOOKS, type Look } from '#tests/support/looks.ts';
import { atOneMoment } from '#tests/support/one-moment.ts';
import { expectAccessible, watchForTrouble } from '#tests/support/page-health.ts';
import { expect, test } from '#tests/support/quiet-reader.ts';
import { takePicture } from '#tests/support/screenshot.ts';
import { getTotal } from '#usecases/rankings/get-total.ts';
import { getTotalMoves } from '#usecases/rankings/get-total-moves.ts';
import { getUserRanking } from '#usecases/rankings/get-user-ranking.ts';

/** The table of a screen; those that say a chart's numbers are folded. */
const tableOf = (page: Page) => page.locator('main').getByRole('table');
/** The texts of a row's cells, its head among them; border rows are not counted. */
const cellsOf = (page: Page, row: number) => tableOf(page).locator('tbody tr:has(th)').nth(row).locator('th, td').allInnerTexts();
const bordersOf = (page: Page) => tableOf(page).locator('tbody tr:not(:has(th))');

/** Opens a page under a look and checks what must hold of every screen; `figures` compares it with the use-case. */
async function expectScreen(page: Page, path: string, look: Look, picture: string, figures: () => Promise<void>): Promise<void> {
  const trouble = watchForTrouble(page);
  await lookAt(page, path, look);
  await atOneMoment(page, figures);
  await expectAccessible(page);
  await takePicture(page, `${picture}.${look.size}.${look.theme}.${look.locale}`);
  expect(trouble).toEqual([]);
}

for (const look of EVERY_PAIR) {
  test(`a total: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/total/20', look, 'total', async () => {
      const { rows, places, boards, players, total } = await askUseCase((deps) => getTotal(deps, 20, {}));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(total.name[look.locale]);
      await expect(page).toHaveTitle(new RegExp(`^${total.name[look.locale]} · `));
      await expect(page.locator('main header').first()).toContainText(String(players));
      for (const index of [0, 1, 30, 99]) {
        const row = rows[index];
        if (!row) throw new Error('the demo has a hundred players in total 20');
        const [rank, name, score, points, played, _compare, ...strip] = await cellsOf(page, index);
        expect([rank, score, points, played]).toEqual([
          formatRank(row.rank, row.shared),
          formatScore(row.score),
          formatScore(row.points),
          `${row.boardsPlayed}/${boards}`,
        ]);
        expect(name).toContain(row.name ?? { en: 'Anonymous', ja: '名無しさん' }[look.locale]);
        expect(strip.map((text) => (text === '' ? null : Number(text)))).toEqual(places[index]);
      }
    });
  });
}

for (const look of LOOKS) {
  test(`total 1 with its class borders: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/total/1', look, 'total-1', async () => {
      const { rows, classLines, columns } = await askUseCase((deps) => getTotal(deps, 1, {}));
      const [rank, , points] = await cellsOf(page, 0);
      expect([rank, points]).toEqual(['1', formatScore(rows[0]?.points ?? 0)]);
      await expect(tableOf(page).locator('thead th[data-h]')).toHaveCount(columns.length);
      const borders = bordersOf(page);
      await expect(borders).toHaveCount(classLines.length);
      await expect(borders.first()).toContainText(formatScore(classLines[0]?.points ?? 0));
    });
  });

  test(`all players: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/ranking', look, 'ranking', async () => {
      const { rows, boards, classLines } = await askUseCase((deps) => getUserRanking(deps, {}));
      const title = { en: 'Player ranking', ja: 'プレイヤーランキング' }[look.locale];
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title} · `));
      for (const index of [0, 40]) {
        const row = rows[index];
        const [, , points, , , played, posts] = await cellsOf(page, index);
        expect([points, played, posts]).toEqual([formatScore(row?.points ?? 0), `${row?.boardsPlayed}/${boards}`, String(row?.posts)]);
      }
      await expect(bordersOf(page)).toHaveCount(classLines.length);
    });
  });

  test(`who rose: ${lookName(look)}`, async ({ page }) => {
    await expectScreen(page, '/total/20?since=2025-06-30&at=2025-12-31', look, 'total-since', async () => {
      const { counts, moves } = await askUseCase((deps) => getTotalMoves(deps, 20, { at: '2025-12-31', since: '2025-06-30' }));
      expect((await page.locator('main dl dd').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))).toEqual([
        counts.rose,
        counts.fell,
        counts.stayed,
        counts.came,
      ]);
      const first = moves[0];
      const cells = await tableOf(page).locator('tbody tr').first().locator('th, td').allTextContents();
      expect(cells[0]).toBe(formatRank(first?.after.rank ?? 0, first?.after.shared ?? false));
      expect(cells[1]).toContain(`▲ ${(first?.before?.rank ?? 0) - (first?.after.rank ?? 0)}`);
      expect(cells[4]).toBe(formatScore(first?.after.score ?? 0));
    });
  });
}
