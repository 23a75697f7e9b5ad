import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import words from '#content/locales/en/race.json' with { type: 'json' };
import type { WallRun } from './wall-run.ts';
import { WallTile } from './wall-tile.tsx';
import { WatchWall } from './watch-wall.tsx';

afterEach(cleanup);

const run = (rank: number, more: Partial<WallRun> = {}): WallRun => ({
  recordId: String(rank),
  handle: `p${rank}`,
  name: `Player ${rank}`,
  place: String(rank),
  value: '35,000',
  address: `https://video.example/${rank}`,
  embed: `about:blank#${rank}`,
  ...more,
});

function draw(runs: readonly WallRun[], rival?: WallRun) {
  const place = document.createElement('ul');
  place.innerHTML = renderToStaticMarkup(
    runs.map((each) => <WallTile key={each.recordId} run={each} words={words.wall} isChosen={false} />),
  );
  return render(<WatchWall words={words} place={place} rival={rival} asked={undefined} />);
}
const sources = () => [...document.querySelectorAll('iframe')].map(({ src }) => src);
const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

test('nothing plays until a still is pressed, and at most two videos play at once', () => {
  draw([1, 2, 3, 4].map((rank) => run(rank)));
  expect(sources()).toEqual([]);
  for (const rank of [1, 2, 3]) expect(fireEvent.click(screen.getByRole('link', { name: `Watch: Player ${rank}` }))).toBe(false);
  expect(sources()).toEqual(['about:blank#2', 'about:blank#3']);
});

test('two chosen videos play side by side, and the others stop', () => {
  draw([1, 2, 3].map((rank) => run(rank)));
  const together = screen.getByRole('button', { name: 'Watch side by side' });
  expect(together.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('link', { name: 'Watch: Player 2' }));
  for (const rank of [1, 3]) fireEvent.click(screen.getByRole('button', { name: `Choose Player ${rank} to compare` }));
  expect(screen.getByText('2 chosen')).toBeTruthy();
  fireEvent.click(together);
  expect(sources()).toEqual(['about:blank#1', 'about:blank#3']);
  fireEvent.click(screen.getByRole('button', { name: 'Close the videos' }));
  expect(sources()).toEqual([]);
});

test('a rival takes the last place in order of rank, and a video that cannot be embedded stays a link', () => {
  draw([run(1), run(3, { embed: undefined }), run(5), run(6)], run(9));
  expect(names()).toEqual([1, 3, 5, 9].map((rank) => `Watch: Player ${rank}`));
  fireEvent.click(screen.getByRole('link', { name: 'Watch: Player 3' }));
  expect(sources()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Choose Player 3 to compare' })).toBeNull();
});
