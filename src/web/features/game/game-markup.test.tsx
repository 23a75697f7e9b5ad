import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { gameOf } from '#domain/game/game.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { Beaten, GamePage } from '#web/server/rankings/read-game.ts';
import { GameFilters } from './game-filters.tsx';
import { GameHead } from './game-head.tsx';
import { GuidesCard } from './guides-card.tsx';
import { LatelyCard } from './lately-card.tsx';
import { StageGroup } from './stage-group.tsx';
import { TotalsCard } from './totals-card.tsx';

afterEach(cleanup);

const catalogue = contentCatalogue();

function pageOf(series: number, more: Partial<GamePage> = {}): GamePage {
  const game = gameOf(catalogue, series);
  if (!game) throw new Error(`no game ${series}`);
  const [board] = game.groups[0]?.boards ?? [];
  if (!board) throw new Error('no board');
  const record = { rankKey: -35_230, postedAt: new Date('2026-11-08T00:00:00Z'), handle: 'tansy', name: 'Tansywood', holders: 2 };
  return {
    ...{ game, chosen: undefined, order: 'stage', shown: game.groups, records: 5_881, newestOn: '2026-11-08', leader: undefined },
    tops: new Map([[board.boardId, { boardId: board.boardId, players: 151, record }]]),
    lately: [],
    beaten: new Map(),
    guided: new Set([board.refId]),
    wanted: [{ stageId: 202, players: 139 }],
    ...more,
  };
}

test('a chip leads to its group and keeps the order, and further rules are behind a button', () => {
  render(<GameFilters page={pageOf(2, { chosen: 23, order: 'players' })} locale="ja" />);
  const [chips] = screen.getAllByRole('list', { name: 'ルール' });
  const links = within(chips as HTMLElement).getAllByRole('link');
  expect(links.slice(0, 5).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['すべて54', '/ja/game/2?order=players'],
    ['卵あり13', '/ja/game/2?group=21&order=players'],
    ['卵なし17', '/ja/game/2?group=22&order=players'],
    ['根の蔵14', '/ja/game/2?group=25&order=players'],
    ['芝生10', '/ja/game/2?group=29&order=players'],
  ]);
  expect(screen.getAllByRole('link', { current: true }).map((link) => link.textContent)).toContain('ピピムシ禁止');
});

test('a game with a single group has no chips', () => {
  render(<GameFilters page={pageOf(9)} locale="en" />);
  expect(screen.queryByRole('list', { name: 'Rule' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Most players' })[0]?.getAttribute('href')).toBe('/game/9?order=players');
});

test('a stage shows its name, its world record with its holder, and that it has a guide', () => {
  const page = pageOf(2);
  const [group] = page.game.groups;
  if (!group) throw new Error('no group');
  render(<StageGroup catalogue={catalogue} page={page} group={group} isOpen locale="en" />);
  const [first, second] = within(screen.getByRole('list')).getAllByRole('link');
  expect(first?.textContent).toContain('Tansywood (tied)35,230Guide');
  expect(first?.querySelector('h3')?.textContent).toBe(catalogue.stages.get(group.boards[0]?.refId ?? 0)?.name.en);
  expect(second?.textContent).toContain('No record yet');
  expect(screen.getByText('13 stages')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Total ranking' }).getAttribute('href')).toBe('/total/21');
});

test('the news of a game says whose world record was beaten, and names its oldest day', () => {
  const [board] = pageOf(2).game.groups[0]?.boards ?? [];
  if (!board) throw new Error('no board');
  const news = (recordId: string, kind: 'world-record' | undefined, postedOn: string) => {
    const stage = { en: 'Loft', ja: '屋根裏' };
    const who = { handle: 'moss', name: 'Mosslight', rankClass: null, rank: kind ? 1 : 30, rankText: kind ? '1' : '30', gain: '+104' };
    const record = { recordId, stage, route: '/stage/201', value: '4,920', postedAt: 0, postedOn, ...who } as FeedRecord;
    return { kind, subject: recordId, at: 0, record, board, rankKey: 1, videoUrl: null, gain: null };
  };
  const lately = [news('1', 'world-record', '2026/11/08'), news('2', 'world-record', '2026/11/09'), news('3', undefined, '2026/11/07')];
  const gap = { kind: 'score', value: 1 } as unknown as Beaten['gap'];
  const beaten = new Map([
    ['1', { name: 'Amberhare', isOwn: false, days: 3, gap }],
    ['2', { name: 'Mosslight', isOwn: true, days: 1, gap }],
  ]);
  render(<LatelyCard catalogue={catalogue} page={pageOf(2, { lately, beaten })} locale="en" />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('took the world record from Amberhare');
  expect(rows[1]).toContain('beat their own world record');
  expect(rows[2]).toContain('30th, +104');
  expect(screen.getByText('2026/11/07 to today')).toBeTruthy();
});

test.each(['en', 'ja'] as const)('every game has a head and cards in %s', (locale) => {
  for (const series of [1, 2, 3, 4, 6, 9]) {
    const page = pageOf(series);
    render(
      <>
        <GameHead page={page} locale={locale} />
        <LatelyCard catalogue={catalogue} page={page} locale={locale} />
        <TotalsCard catalogue={catalogue} page={page} locale={locale} />
        <GuidesCard catalogue={catalogue} page={page} locale={locale} />
      </>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.game.series.name[locale]);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(series === 6 ? 1 : 3);
    expect(document.body.textContent).not.toMatch(/\{|game\./);
    cleanup();
  }
});
