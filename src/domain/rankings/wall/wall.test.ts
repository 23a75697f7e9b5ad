import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { toggleVideo } from './choose-two.ts';
import { MOST_PLAYING, MOST_VIDEOS, pickVideos } from './pick-videos.ts';

test('a wall has at most four runs in order of rank: the first, a rival, then the best', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.array(fc.nat(12), { maxLength: 3 }), (count, rivals) => {
      const runs = Array.from({ length: count }, (_, rank) => ({ handle: `p${rank}`, rank }));
      const handles = rivals.map((rank) => `p${rank}`);
      const picked = pickVideos(runs, handles);
      expect(picked).toHaveLength(Math.min(count, MOST_VIDEOS));
      expect(picked.map(({ rank }) => rank)).toEqual(picked.map(({ rank }) => rank).toSorted((a, b) => a - b));
      expect(picked[0]).toBe(runs[0]);
      if (runs.slice(1).some(({ handle }) => handles.includes(handle)))
        expect(picked.slice(1).some(({ handle }) => handles.includes(handle))).toBe(true);
      // Without the rival, nobody was left out for a worse run.
      expect(picked.filter(({ rank }) => rank >= MOST_VIDEOS).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 60 },
  );
});

test('at most two videos are chosen, and the oldest choice gives way', () => {
  expect(['a', 'b', 'c', 'b'].reduce<readonly string[]>(toggleVideo, [])).toEqual(['c']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 }), (presses) => {
      const chosen = presses.reduce<readonly string[]>(toggleVideo, []);
      expect(chosen.length).toBeLessThanOrEqual(MOST_PLAYING);
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
    { numRuns: 40 },
  );
});
