import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BIOMES } from '#web/ui/scenery/biomes/biome-of.ts';
import { geometry } from './geometry.fixture.ts';
import { hashText } from './random.ts';
import { StageScape } from './stage-scape.tsx';

afterEach(cleanup);

const header = { height: 200, align: 'xMinYMid slice', quiet: 0.5, grassFrom: 0.42, planetX: 0.7 };
const card = { width: 400, height: 250, grass: 9, constellation: false };

// Hashes of the drawings in the reference design (assets/scenery.mjs) with the same seed and options.
test.each([
  ['meadow', 2226981521, 3886196093],
  ['garden', 386083034, 3865689293],
  ['cave', 343892967, 4281705420],
  ['shore', 3266249126, 1677012639],
  ['frost', 2677851602, 2909547194],
  ['ruin', 3737076039, 3609420123],
] as const)('draws the %s biome as in the design, as a header and as a card', (biome, headerHash, cardHash) => {
  const wide = render(<StageScape seed={401} seriesToken={4} biome={biome} options={header} />);
  expect(hashText(geometry(wide.container))).toBe(headerHash);
  const small = render(<StageScape seed={7} seriesToken={4} biome={biome} options={card} />);
  expect(hashText(geometry(small.container))).toBe(cardHash);
});

test('draws a distinct and stable picture for each seed', () => {
  const draw = (seed: number) => geometry(render(<StageScape seed={seed} seriesToken={1} />).container);
  const pictures = [101, 102, 103, 101].map(draw);
  expect(new Set(pictures).size).toBe(3);
  expect(pictures[3]).toBe(pictures[0]);
});

test('several landscapes on one page have unique ids, and every reference resolves', () => {
  const { container } = render(BIOMES.map((biome) => <StageScape key={biome} seed={401} seriesToken={4} biome={biome} />));
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(2 * BIOMES.length);
  for (const svg of container.querySelectorAll('svg')) {
    const used = [...svg.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(used).toEqual([...svg.querySelectorAll('[id]')].map((element) => element.id));
  }
});

test('is hidden from screen readers', () => {
  const { container } = render(<StageScape seed={401} seriesToken={4} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
