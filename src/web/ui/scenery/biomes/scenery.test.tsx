import { gzipSync } from 'node:zlib';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import fc from '#tests/support/fast-check.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { BrandMark } from '#web/ui/scenery/brand-mark.tsx';
import { CreatureGlyph, type GlyphNumber } from '#web/ui/scenery/planet/creature-glyph.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { MissingPlanet } from '#web/ui/scenery/planet/missing-planet.tsx';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import { AVATAR_COLOURS } from '#web/ui/scenery/planet/planet-shapes.ts';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { BIOMES } from './biome-of.ts';

const STATS: PlanetStats = { handle: 'brindle', rankClass: 15, worldRecords: 31, stages: { 2: 30, 31: 5 }, events: [{ won: true }] };

// Draws each part of the scenery from a number.
const PARTS: Readonly<Record<string, (seed: number) => ReactElement>> = {
  StageScape: (seed) => <StageScape seed={seed} seriesToken={(seed % 10) as SeriesToken} biome={BIOMES[seed % BIOMES.length]} />,
  Planet: (seed) => <Planet seriesToken={(seed % 10) as SeriesToken} />,
  PlanetAvatar: (seed) => <PlanetAvatar seed={`プレイヤー ${seed}`} />,
  LivingPlanet: (seed) => <LivingPlanet stats={{ ...STATS, handle: `player ${seed}`, rankClass: seed % 16 }} size={seed % 200} />,
  CreatureGlyph: (seed) => <CreatureGlyph glyph={((seed % 8) + 1) as GlyphNumber} label="Red" />,
  MissingPlanet: () => <MissingPlanet />,
  BrandMark: () => <BrandMark />,
};
const PLANET_PAINTS = new Set<string>(AVATAR_COLOURS.flat());
const TOKEN = 'var\\(--[\\w-]+\\)';
const PAINT = new RegExp(`^(none|url\\(#.+\\)|${TOKEN}|color-mix\\(in srgb,${TOKEN} \\d+%,${TOKEN}\\))$`);

describe.each(Object.entries(PARTS))('%s', (_, draw) => {
  test('draws a valid and reproducible picture for any seed', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const html = renderToStaticMarkup(draw(seed));
        expect(renderToStaticMarkup(draw(seed))).toBe(html);
        expect(html).not.toMatch(/NaN|Infinity|undefined|null/);
        expect(unclosed(html)).toEqual([]);
        const paints = [...html.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, paint]) => paint ?? '');
        expect(paints.filter((paint) => !PAINT.test(paint) && !PLANET_PAINTS.has(paint))).toEqual([]);
      }),
      { numRuns: rounds(20, 60) },
    );
  });
});

/** Returns the names of tags that are not closed or are closed in the wrong order. */
function unclosed(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', empty] of markup.matchAll(/<(\/?)([a-zA-Z]+)(?: [^<>]*?)?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [name];
    if (!closing && !empty) open.push(name);
  }
  return open;
}

test('the check for unclosed tags detects an unclosed tag', () => {
  expect(unclosed('<svg><g><path d="M0 0"/></svg>')).not.toEqual([]);
});

test('all scenery parts together have unique ids, and every reference resolves', () => {
  const page = (
    <>
      {BIOMES.map((biome) => (
        <StageScape key={biome} seed={401} seriesToken={4} biome={biome} />
      ))}
      {([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map((token) => (
        <Planet key={token} seriesToken={token} />
      ))}
      <PlanetAvatar seed="ほしみ" />
      <LivingPlanet stats={STATS} size={64} />
      <LivingPlanet stats={STATS} size={200} />
    </>
  );
  const html = renderToStaticMarkup(page);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set([...html.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id))).toEqual(new Set(ids));
});

test('avatars vary in colours and pattern, and have no ring without a class', () => {
  const drawn = Array.from({ length: 300 }, (_, i) => renderToStaticMarkup(<PlanetAvatar seed={`player ${i}`} />));
  const pairs = drawn.map((html) => [...new Set([...html.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour))].join(' '));
  expect(new Set(pairs)).toEqual(new Set(AVATAR_COLOURS.map((pair) => pair.join(' '))));
  const pattern = (html: string) => [...html.matchAll(/ opacity="(.\d+)"/g)].map(([, opacity]) => opacity).join(' ');
  expect(new Set(drawn.map(pattern))).toEqual(new Set(['.85 .6', '.85 .7', '.85', '.9 .8']));
  expect(drawn.filter((html) => html.includes('stroke'))).toEqual([]);
});

test('a hundred avatars compress to less than 2.5 KB, and any landscape to less than 4 KB', () => {
  const avatars = Array.from({ length: 100 }, (_, i) => renderToStaticMarkup(<PlanetAvatar seed={`player ${i}`} />)).join('');
  expect(gzipSync(avatars).length).toBeLessThan(2500);
  for (const biome of BIOMES) {
    expect(gzipSync(renderToStaticMarkup(<StageScape seed={401} seriesToken={4} biome={biome} />)).length).toBeLessThan(4000);
  }
});
