import { expect, test } from 'vitest';
import { moonsOf, type PlanetStats, planetFacts } from '#domain/planet/planet-stats.ts';
import fc from '#tests/support/fast-check.ts';
import { planetWords } from './planet-words.ts';

const NOBODY: PlanetStats = { handle: 'moss', rankClass: null, worldRecords: 0, stages: {}, events: [] };
const NAMES = ['D3', 'D2', 'D1', 'C3', 'C2', 'C1', 'B3', 'B2', 'B1', 'A3', 'A2', 'A1', 'S3', 'S2', 'S1', 'Master'];
const words = (stats: Partial<PlanetStats>, locale: 'en' | 'ja' = 'en', nextClass?: number, eventsWon = 0) =>
  planetWords(
    { stats: { ...NOBODY, ...stats }, nextClass, eventsWon, eventsJoined: stats.events?.length ?? 0, className: (of) => NAMES[of] ?? '' },
    locale,
  ).map(({ figure, text }) => `${figure}: ${text}`);

test('explains a planet in English and Japanese', () => {
  const stats = { rankClass: 10, worldRecords: 14, stages: { 2: 40, 3: 71 }, events: [{ won: true }] };
  expect(words(stats, 'en', 11, 1)).toEqual([
    '14 world records: two large moons and four small',
    'Class A2: two violet rings; three at A1',
    '111 stages: ten flowers, coloured by game',
    '1 event won: a gold stamp in orbit',
  ]);
  expect(words(stats, 'ja', 11, 1)).toEqual([
    '世界記録 14: 大きな月2つと小さな月4つ',
    'A2: 紫の環が2本、A1で3本',
    '111ステージ: 作品の色の花が10輪',
    'イベント優勝 1回: 軌道に金のスタンプ',
  ]);
});

test('names the next colour, stars and outlined stamps', () => {
  const stats = { rankClass: 11, worldRecords: 31, events: [{ won: true }, { won: false }, { won: true }] };
  const [moons, rings, , stamps] = words(stats, 'en', 12, 2);
  expect(moons).toBe('31 world records: one star, one large moon and one small');
  expect(rings).toBe('Class A1: three violet rings; amber at S3');
  expect(stamps).toBe('2 events won: two gold stamps and an outlined stamp in orbit');
});

test('tells a new player how the parts appear', () => {
  for (const locale of ['en', 'ja'] as const) for (const line of words({}, locale)) expect(line).not.toMatch(/\d|undefined/);
});

test('the text counts the same moons and flowers as the picture', () => {
  fc.assert(
    fc.property(fc.nat(130), fc.nat(200), (worldRecords, stages) => {
      const stats = { worldRecords, stages: { 2: stages } };
      const [moons = '', , flowers = ''] = words(stats, 'ja');
      const counted = [...(moons.split(': ')[1]?.matchAll(/\d+/g) ?? [])].reduce((sum, [count]) => sum + Number(count), 0);
      expect(counted).toBe(moonsOf(worldRecords).length);
      expect(Number(/(\d+)輪/.exec(flowers)?.[1] ?? 0)).toBe(planetFacts({ ...NOBODY, ...stats }).flowers);
    }),
    { numRuns: 60 },
  );
});
