import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import words from '#content/locales/en/race.json' with { type: 'json' };
import type { RaceLine } from '#domain/rankings/race/race-line.ts';
import { RaceChart } from './race-chart.tsx';
import { RaceNumbers, readRaceLines } from './race-numbers.tsx';
import { levelsBetween, plotRace } from './race-plot.ts';
import type { RaceTexts } from './race-sentences.ts';

vi.mock('#web/session/use-session.ts', () => ({ useSession: () => ({ session: { user: { userId: 'amena', name: 'あめな' } } }) }));
afterEach(cleanup);

const holder = (handle: string, name: string) => ({ holder: { handle, name } });
const LINES: RaceLine[] = [
  {
    who: 'record',
    handle: '',
    name: 'WR',
    steps: [
      { day: '2017-10-27', value: 34_990, ...holder('haru', 'はるひめ') },
      { day: '2024-01-04', value: 35_230, ...holder('tansy', 'Tansywood') },
    ],
  },
  { who: 'rival', handle: 'kaede', name: 'かえでみ', steps: [{ day: '2025-08-18', value: 35_190 }] },
];
const OWN = {
  mine: [
    { day: '2025-12-20', value: 33_410, rank: 120 },
    { day: '2026-08-30', value: 33_960, rank: 107 },
  ],
  rival: { userId: 'moss', name: 'Mosswood', steps: [{ day: '2026-06-20', value: 34_840, rank: 9 }], run: null },
};
const TEXTS: RaceTexts = {
  locale: 'en',
  kind: 'points',
  today: '2026-11-15',
  record: 'World record',
  short: 'WR',
  isWhole: true,
  heads: ['Date', 'Player', 'Score'],
  caption: '2 records since 2017/10, now 35,230',
};

function draw(own?: typeof OWN) {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <RaceNumbers lines={LINES} kind="points" heads={TEXTS.heads} summary="Numbers" caption={TEXTS.caption} />,
  );
  expect(readRaceLines(place, 'WR')).toEqual(LINES);
  render(<RaceChart texts={TEXTS} words={words} own={own} asked={{}} place={place} />);
}
const slider = () => screen.getByRole('slider');
const readout = () => slider().getAttribute('aria-valuetext');

test('reads the newest day first, and moves from change to change with the arrow keys', () => {
  draw(OWN);
  expect(screen.getByText('You are 1,270 from the world record.')).toBeTruthy();
  expect(screen.getByText('In 2026 you closed the gap by 550.')).toBeTruthy();
  expect(readout()).toBe(
    '2026/08/30; World record: Tansywood, day 969: 35,230; Mosswood, 390 behind Tansywood: 34,840; You, new best, 107th: 33,960',
  );
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(readout()).toBe(
    '2026/06/20; World record: Tansywood, day 898: 35,230; Mosswood, new best, 9th: 34,840; You, 1,430 behind Mosswood: 33,410',
  );
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(readout()).toContain('Mosswood, no record yet: –; You, new best, 120th: 33,410');
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(readout()).toContain('2022/01/01; World record: はるひめ, day 1527');
});

test('shows the whole history or the time since the reader started, and visitors the nearest player', () => {
  draw();
  expect(screen.getByText(TEXTS.caption, { selector: 'span' })).toBeTruthy();
  expect(readout()).toContain('かえでみ, new best: 35,190');
  fireEvent.click(screen.getByRole('button', { name: 'All years' }));
  fireEvent.change(slider(), { target: { value: '0' } });
  expect(readout()).toMatch(/^2017\/10\/27/);
  expect(screen.getByRole('button', { name: 'My time' }).hasAttribute('disabled')).toBe(true);
});

test('levels are round, in the range and at most five, and lines end at the right edge', () => {
  expect(levelsBetween(33_410, 35_230, 'points')).toEqual([33_500, 34_000, 34_500, 35_000]);
  expect(levelsBetween(61_000, 98_000, 'time')).toEqual([70_000, 80_000, 90_000]);
  const { lines, years } = plotRace(LINES, { from: '2022-01-01', to: '2026-11-15' }, 'points');
  expect(years).toEqual(['2022', '2023', '2024', '2025', '2026']);
  expect(lines.every(({ path }) => path.endsWith('H304'))).toBe(true);
  expect(lines[0]?.heads).toHaveLength(1); // The best of 2017 lies before the window.
});
