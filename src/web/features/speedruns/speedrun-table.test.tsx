import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import type { SpeedrunRanking } from '#web/server/rankings/read-speedrun-ranking.ts';
import { speedrunLabels } from './speedrun-labels.ts';
import { SpeedrunTable } from './speedrun-table.tsx';

const catalogue = contentCatalogue();
const row = (rank: number, rankKey: number, videoUrl: string | null) => ({
  recordId: String(rank),
  rank,
  shared: false,
  rankKey,
  handle: `player-${rank}`,
  name: `Player ${rank}`,
  rankClass: 10,
  console: 1,
  videoUrl,
  postedAt: new Date('2021-07-04T03:00:00Z'),
});
const ranking = {
  rows: [row(1, 10_765_620, 'https://youtu.be/aaaaaaaaaaa'), row(2, 11_330_190, null)],
  splits: new Map([['1', [{ name: 'Gate', atMs: 10_765_620 }]]]),
  speedrun: catalogue.speedruns.get(101),
  board: { consoles: [1, 2] },
  filter: { console: 0, page: 1 },
  isNow: true,
  firstPlaces: [{ rankKey: 10_765_620 }],
  zone: 'Asia/Tokyo',
} as unknown as SpeedrunRanking;
const html = renderToStaticMarkup(
  <SpeedrunTable catalogue={catalogue} ranking={ranking} labels={speedrunLabels(catalogue, ranking, 'en')} locale="en" />,
);

test('on phones, a row has the name and the whole time in line 1, and labelled values in line 2', () => {
  const places = [...html.matchAll(/data-phone="(\w+)"/g)].map(([, place]) => place);
  expect(places.slice(0, places.length / 2)).toEqual(['rank', 'name', 'value', 'line2', 'hidden', 'line2', 'action', 'line2']);
  expect(html).toContain('2:59:25.62');
  expect(html).toContain('--after-4:&quot; to WR&quot;');
});

test('the record is gold in the column of splits, and a run without splits has a dash', () => {
  const [record, other] = [...html.matchAll(/data-phone="hidden"[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(record).toMatch(/class="[^"]*best/);
  expect(record).not.toMatch(/class="[^"]*won/);
  expect(other).toBe('–');
});

test('the button of a run opens a dialog with its data, and a run without video and splits has none', () => {
  const [, data = ''] = /aria-haspopup="dialog"[^>]*data-run="([^"]*)"/.exec(html) ?? [];
  const run = JSON.parse(data.replaceAll('&quot;', '"'));
  expect(run).toMatchObject({ place: '1', time: '2:59:25.62', recordHref: '/record/1', splits: [{ name: 'Gate' }] });
  expect(html.match(/data-run=/g)).toHaveLength(1);
  expect(html).toContain('aria-label="No video"');
});
