import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { OwnView } from './own-view.ts';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingTable } from './ranking-table.tsx';
import { MARKS, type RankingTuple } from './ranking-tuples.ts';

afterEach(cleanup);

const LABELS: RankingLabels = {
  locale: 'ja',
  zone: 'Asia/Tokyo',
  caption: 'Ranking',
  rank: 'Rank',
  player: 'Player',
  value: 'Score',
  better: 'descending',
  above: 'Gap to next',
  gap: 'To WR',
  bonus: 'Bonus',
  points: 'Points',
  console: 'Pad',
  proof: 'Proof',
  date: 'Date',
  comment: 'Comment',
  border: '{border} · pace for {sum}',
  anonymous: 'Anonymous',
  record: 'WR',
  recordTied: 'WR (tied)',
  recordMeaning: 'World record',
  image: 'Picture',
  video: 'Video',
  missingImage: 'No picture',
  missingVideo: 'No video',
  marks: { checked: 'Checked', verified: 'Verified', asked: 'Question asked', missing: 'Evidence missing' },
  tops: 'Best on each console',
  you: 'You',
  rival: 'Rival',
  mine: 'Your rank',
  yours: 'Your score',
  nextUp: 'To pass {name}',
  findMe: 'Find me',
  classes: {},
  consoles: { 4: 'Switch' },
};

const row = (id: number, place: string, score: number, more: { marks?: number; name?: string | null } = {}): RankingTuple => [
  String(id),
  place,
  `player${id}`,
  more.name === undefined ? `Player ${id}` : more.name,
  null,
  -score,
  1_000 - id,
  4,
  more.marks ?? 0,
  28_333_333,
  null,
];

type Shown = { keyAbove?: number | null; lines?: readonly { above: number; border: number; sum: number }[]; own?: OwnView };

/** Renders a table of stage 201, whose record is 14,820, and returns its rows. */
function show(rows: readonly RankingTuple[], { keyAbove = null, lines = [], own }: Shown = {}) {
  const catalogue = contentCatalogue();
  const [board, stage] = [stageBoard(catalogue, 201, 21), catalogue.stages.get(201)];
  if (!board || !stage) throw new Error('no stage 201');
  const scale = { board, stage, recordKey: -14_820 };
  render(<RankingTable rows={rows} scale={scale} keyAbove={keyAbove} lines={lines} labels={LABELS} seriesToken={2} own={own} />);
  return screen.getAllByRole('row').slice(1);
}

const cells = (line: HTMLElement | undefined) =>
  within(line as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows the rank, the value and both gaps, and tied rows have the same gap to the rank above', () => {
  const lines = show([row(1, '1', 14_820), row(2, '=2', 14_785), row(3, '=2', 14_785), row(4, '4', 14_760)]);
  expect(lines.map((line) => cells(line).slice(0, 4))).toEqual([
    ['1', '14,820', '', 'WRWorld record'],
    ['=2', '14,785', '−35', '−35'],
    ['=2', '14,785', '−35', '−35'],
    ['4', '14,760', '−25', '−60'],
  ]);
});

test('computes the first gap on a later page from the last rank on the previous page', () => {
  const [first] = show([row(101, '101', 9_000)], { keyAbove: -9_040 });
  expect(cells(first).slice(0, 4)).toEqual(['101', '9,000', '−40', '−5,820']);
});

test('links the value to the record and the name to the player', () => {
  const [first] = show([row(7, '1', 14_820)]);
  const links = within(first as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ja/user/player7', '/ja/record/7']);
});

test('shows the evidence and the state of a record as icons with labels', () => {
  const [first, second] = show([
    row(1, '1', 14_820, { marks: MARKS.image | MARKS.video | MARKS.verified }),
    row(2, '2', 14_000, { marks: MARKS.asked | MARKS.missing, name: null }),
  ]);
  const proof = (line: HTMLElement | undefined) =>
    within(line as HTMLElement)
      .getAllByRole('img')
      .map((icon) => icon.getAttribute('aria-label'));
  expect(proof(first)).toEqual(['Switch', 'Picture', 'Video']);
  expect(proof(second)).toEqual(['Switch', 'No picture', 'No video']);
  expect(cells(first).at(-1)).toBe('Verified');
  expect(cells(second).at(-1)).toBe('Question askedEvidence missing');
  expect(second?.textContent).toContain('Anonymous');
});

test('places borders between the rows that they separate, highest first', () => {
  const lines = show([row(1, '1', 14_820), row(2, '2', 14_000)], {
    lines: [
      { above: 1, border: 14_500, sum: 702_000 },
      { above: 1, border: 14_100, sum: 701_000 },
    ],
  });
  expect(lines.map((line) => cells(line)[0])).toEqual(['1', '14,500 · pace for 702,000', '14,100 · pace for 701,000', '2']);
});

test('marks only the reader’s own row and the rows of rivals', () => {
  const own = { userId: 'player2', name: 'Me', rankClass: null, rivals: ['player1'], row: null };
  const lines = show([row(1, '1', 14_820), row(2, '2', 14_000), row(3, '3', 13_000)], { own });
  expect(lines.map((line) => line.dataset.mark)).toEqual(['rival', 'me', undefined]);
  expect(lines[1]?.textContent).toContain('You');
  expect(within(lines[0] as HTMLElement).getByRole('img', { name: 'Rival' })).toBeTruthy();
});
