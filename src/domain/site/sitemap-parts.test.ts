import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { PLAYERS_PER_PART, partFile, sitemapParts } from './sitemap-parts.ts';

test('every sitemap part has a distinct file name, and the parts cover all player ids', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (newest) => {
      const parts = sitemapParts(newest);
      expect(new Set(parts.map(partFile)).size).toBe(parts.length);
      const ranges = parts.filter(({ kind }) => kind === 'players').length;
      expect(ranges * PLAYERS_PER_PART).toBeGreaterThanOrEqual(newest);
      expect((ranges - 1) * PLAYERS_PER_PART).toBeLessThan(Math.max(newest, 1));
    }),
    { numRuns: 20 },
  );
});
