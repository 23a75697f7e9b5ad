import type { HTMLElement } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { rowStats } from '#domain/rankings/player/row-stats.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, LANGUAGES } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import { getPage, textOf, textsOf } from '#tests/support/http/request.ts';
import { bordersOf, ranksOf, rowsOf, tableOf } from '#tests/support/http/tables.ts';
import { stageStats } from '#tests/support/sites/demo-stats.ts';
import type { StageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { localePath } from '#web/i18n/locales.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';

const STAGE = contentCatalogue().stages.get(201);
const RANKING = { en: /^Ranking for Button Jar Landing/, ja: /ランキング/ };
const RECORD = { en: 'World record', ja: '世界記録' };

let english: HTMLElement;
let stats: StageRanking;
beforeAll(async () => {
  english = (await getPage('/stage/201')).root;
  stats = await stageStats(201);
});

// The evidence of a row, if there is any, has the same address as its record.
const hrefsOf = (row: HTMLElement) => row.querySelectorAll('a:not([aria-haspopup])').map((link) => link.getAttribute('href'));
const cellsOf = (row: HTMLElement) => row.children.slice(2, 7).map((cell) => cell.childNodes[0]?.textContent ?? '');

for (const locale of LANGUAGES)
  test(`a stage page shows the names, ranks, values, gaps and links of its ranking: ${locale}`, async () => {
    const root = locale === 'en' ? english : (await getPage(localePath(locale, '/stage/201'))).root;
    expect(textOf(root.querySelector('h1'))).toBe(inLanguage(STAGE?.name, locale));
    expect(textOf(root.querySelector('h1 + p'))).toBe(STAGE && inOtherLanguage(STAGE.name, locale)?.text);

    const { board, rows, firstPlaces } = stats;
    const recordKey = firstPlaces.at(-1)?.rankKey ?? 0;
    const shown = rowsOf(tableOf(root, RANKING[locale])).map((row) => ({
      rank: textOf(row.children[0]),
      hrefs: hrefsOf(row),
      cells: cellsOf(row),
    }));
    expect(shown).toEqual(
      rows.map((row) => {
        const { value, toAbove, toRecord, bonus } = rowStats({ board, stage: STAGE ?? null, recordKey }, row.rankKey, row.aboveKey);
        const gaps = [toAbove ? formatGap(toAbove) : '', toRecord ? formatGap(toRecord) : expect.stringContaining('WR')];
        return {
          rank: formatRank(row.rank, row.shared),
          hrefs: [localePath(locale, `/user/${row.handle}`), localePath(locale, `/record/${row.recordId}`)],
          cells: [formatShown(value), ...gaps, bonus ? formatShown(bonus) : '', formatScore(row.points ?? 0)],
        };
      }),
    );
    expect(textOf(root.querySelector(`section[aria-label="${RECORD[locale]}"]`))).toContain(formatShown(shownOfRankKey(board, recordKey)));
  });

test('tied players share a marked rank, and the next rank skips them, also across pages', async () => {
  const first = ranksOf(tableOf(english, RANKING.en));
  expect(first.length).toBe(100);
  expect(first.some((rank) => rank.startsWith('='))).toBe(true);
  for (const rank of first) expect(Number(rank.replace('=', ''))).toBe(first.indexOf(rank) + 1);
  for (const rank of first.slice(0, -1)) expect(rank.startsWith('=')).toBe(first.filter((other) => other === rank).length > 1);

  // Page 2 continues where page 1 ends, and a tie may span both pages.
  const [next = ''] = ranksOf(tableOf((await getPage('/stage/201?page=2')).root, RANKING.en));
  expect(Number(next.replace('=', ''))).toBe(next === first.at(-1) ? first.indexOf(next) + 1 : 101);
});

test('a board under rule 21 shows reference borders and the leaders on each console, and one under rule 23 shows no borders', async () => {
  const { rows, tops, board } = stats;
  const between = (STAGE?.borders ?? []).filter((border) => -(rows[0]?.rankKey ?? 0) >= border && border > -(rows.at(-1)?.rankKey ?? 0));
  expect(between.length).toBeGreaterThan(0);
  const borders = bordersOf(tableOf(english, RANKING.en)).map((row) => textOf(row));
  expect(borders).toEqual(between.toReversed().map((border) => expect.stringMatching(`${formatScore(border)} · pace for `)));
  const leaders = textsOf(english, 'ul[aria-label="Best on each console"] li');
  expect(leaders).toEqual(tops.map((top) => expect.stringContaining(formatShown(shownOfRankKey(board, top.rankKey)))));
  expect(bordersOf(tableOf((await getPage('/stage/201?rule=23')).root, RANKING.en))).toEqual([]);
});

test('a stage with a special condition shows that condition above the ranking', async () => {
  for (const [stage, note] of [
    [413, 'Only the duel fought inside the story counts.'],
    [420, 'ends after the clay slope'],
    [422, 'Slipping through the wall'],
    [424, 'All five gates must be open'],
  ] as const) {
    const page = textOf((await getPage(`/stage/${stage}`)).root.querySelector('main'));
    expect(page).toContain(note);
    const table = page.indexOf('Ranking for');
    expect(table === -1 || page.indexOf(note) < table).toBe(true);
  }
});

test("the server renders dates without the time of day, which depends on the reader's time zone", () => {
  const times = textsOf(english, 'time');
  expect(times.length).toBeGreaterThan(100);
  for (const text of times) expect(text).toMatch(/^\d{4}\/\d\d\/\d\d$/);
});

test('without JavaScript, the race for the record is a labelled image and a table, and its ranking comes first', () => {
  const race = english.querySelector('section[aria-label="Race the record"]');
  expect(race?.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/records? since/);
  const records = tableOf(english, /records? since/).querySelectorAll('tr[data-who=record] th');
  const days = new Set(stats.firstPlaces.map(({ postedAt }) => formatDate(dayOf(postedAt, stats.zone))));
  expect(records.map((date) => textOf(date))).toEqual([...days]); // one row per day
  const page = english.querySelector('main')?.innerHTML ?? '';
  expect(page.indexOf('Ranking for')).toBeLessThan(page.indexOf('Race the record'));
});

test('a stage shows who held its record, the route of its guide, and nothing about a reader', () => {
  const main = textOf(english.querySelector('main'));
  expect(main).toContain('Who held it, and how long');
  expect(main).toContain('Guide: the route in three steps');
  expect(main).not.toMatch(/You are [\d,]+ from/);
});
