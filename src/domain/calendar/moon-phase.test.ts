import { expect, test } from 'vitest';
import { daysBefore } from '#domain/shared/date.ts';
import { MOON_PHASES, moonAngle, moonsOf } from './moon-phase.ts';

const MINUTE_DEGREES = 360 / 29.530588 / 24 / 60;

// Full moons as published by observatories, to the minute, including some eclipses.
const FULL_MOONS = [
  '2000-01-21T04:40Z',
  '2015-09-28T02:50Z',
  '2018-01-31T13:27Z',
  '2019-01-21T05:16Z',
  '2022-11-08T11:02Z',
  '2024-01-25T17:54Z',
  '2025-09-07T18:09Z',
  '2026-03-03T11:38Z',
  '2026-11-24T14:53Z',
];
const NEW_MOONS = ['2009-07-22T02:35Z', '2017-08-21T18:30Z', '2024-04-08T18:21Z', '2026-08-12T17:37Z'];

const minutesFrom = (angle: number, at: string) => Math.abs(((moonAngle(new Date(at)) - angle + 540) % 360) - 180) / MINUTE_DEGREES;

test.each(FULL_MOONS)('moonAngle is 180 degrees within five minutes of the full moon at %s', (at) =>
  expect(minutesFrom(180, at)).toBeLessThan(5),
);
test.each(NEW_MOONS)('moonAngle is 0 degrees within five minutes of the new moon at %s', (at) =>
  expect(minutesFrom(0, at)).toBeLessThan(5),
);

test('moonsOf assigns the full moon of 24 November 2026, 14:53 UTC to the local day of the time zone', () => {
  const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
  const fullOn = (zone: string) => days.filter((_, index) => moonsOf(days, zone)[index]?.phase === 'full');
  expect([fullOn('Europe/London'), fullOn('Asia/Tokyo'), fullOn('Pacific/Auckland')]).toEqual([
    ['2026-11-24'],
    ['2026-11-24'],
    ['2026-11-25'],
  ]);
});

test('moonsOf returns the four phases in order, six to nine days apart, over a hundred years', () => {
  const days = Array.from({ length: 36_525 }, (_, index) => daysBefore('2000-01-01', -index));
  const met = moonsOf(days, 'UTC').flatMap(({ phase }, index) => (phase ? [{ place: MOON_PHASES.indexOf(phase), index }] : []));
  for (const [at, { place, index }] of met.entries()) {
    const next = met[at + 1];
    if (!next) break;
    expect(next.place).toBe((place + 1) % 4);
    expect(next.index - index).toBeGreaterThanOrEqual(6);
    expect(next.index - index).toBeLessThanOrEqual(9);
  }
  expect(Math.abs(met.length - (36_525 / 29.530588) * 4)).toBeLessThan(3);
});

test('moonsOf returns an empty list for no days', () => expect(moonsOf([], 'UTC')).toEqual([]));
