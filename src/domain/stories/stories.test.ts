import { expect, test } from 'vitest';
import { placesWon } from '#domain/rankings/totals/moves.ts';
import fc from '#tests/support/fast-check.ts';
import { classUps } from './class-ups.ts';
import { climberOf } from './climber.ts';
import { FIRST_POST_PLACES, STORY_WEIGHTS, storyKindOf, TOP_PLACES } from './story-weight.ts';
import { upsetGap, upsetOf } from './upset.ts';
import { FEED_ROWS, type FeedSubject, weekFeed } from './week-feed.ts';

const RUNS = { numRuns: 100 };
const facts = fc.record({
  isNamed: fc.boolean(),
  isEvent: fc.boolean(),
  rank: fc.option(fc.integer({ min: 1, max: 40 })),
  wasFirst: fc.boolean(),
  isFirstPost: fc.boolean(),
});

test('a record is news by its place, and never when nobody may be named or a better one followed', () => {
  fc.assert(
    fc.property(facts, (record) => {
      const kind = storyKindOf(record);
      const rank = record.isNamed ? (record.rank ?? Infinity) : Infinity;
      expect(kind === 'world-record').toBe(rank === 1 && record.wasFirst && !record.isEvent);
      expect(kind === 'world-record' || kind === 'top-three').toBe(rank <= TOP_PLACES);
      expect(kind === 'first-post').toBe(record.isFirstPost && rank > TOP_PLACES && rank <= FIRST_POST_PLACES);
    }),
    RUNS,
  );
});

test('a better place never weighs less', () => {
  const weight = (record: Parameters<typeof storyKindOf>[0]) =>
    STORY_WEIGHTS[storyKindOf(record) ?? 'first-post'] - (storyKindOf(record) ? 0 : 1);
  fc.assert(
    fc.property(facts, fc.integer({ min: 1, max: 40 }), (record, better) => {
      fc.pre(record.rank !== null && better <= record.rank);
      expect(weight({ ...record, rank: better })).toBeGreaterThanOrEqual(weight(record));
    }),
    RUNS,
  );
});

const items = fc.array(
  fc.record<FeedSubject>({
    kind: fc.constantFrom('world-record', 'top-three', 'class-up', 'first-post', undefined),
    subject: fc.integer({ min: 0, max: 30 }).map(String),
    at: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 40 },
);

test('the feed tells every subject once, the heaviest first, and nothing that is told elsewhere', () => {
  fc.assert(
    fc.property(items, fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String)), (all, elsewhere) => {
      const shownElsewhere = new Set(elsewhere);
      const { stories, folded } = weekFeed(all, shownElsewhere);
      const subjects = [...stories, ...folded].map(({ subject }) => subject);
      expect(subjects.toSorted()).toEqual(
        [...new Set(all.map(({ subject }) => subject))].filter((subject) => !shownElsewhere.has(subject)).sort(),
      );
      expect(stories.length).toBeLessThanOrEqual(FEED_ROWS);
      const weights = stories.map(({ kind }) => (kind ? STORY_WEIGHTS[kind] : 0));
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      const least = weights.at(-1) ?? 0;
      const left = folded.map(({ kind }) => (kind ? STORY_WEIGHTS[kind] : 0));
      expect(Math.max(0, ...left)).toBeLessThanOrEqual(stories.length < FEED_ROWS ? 0 : least);
      expect(folded.map(({ at }) => at)).toEqual(folded.map(({ at }) => at).toSorted((a, b) => b - a));
    }),
    RUNS,
  );
});

const player = fc.record({ name: fc.option(fc.constantFrom('Ame', 'Moss')), place: fc.integer({ min: 1, max: 300 }) });
const overtakings = fc.array(
  fc.record({ recordId: fc.integer({ min: 1, max: 20 }).map(String), author: player, passed: player, postedAt: fc.nat(9) }),
  { maxLength: 20 },
);

test('the upset has the largest gap between two players who may be named', () => {
  fc.assert(
    fc.property(overtakings, fc.uniqueArray(fc.integer({ min: 1, max: 20 }).map(String)), (all, elsewhere) => {
      const shownElsewhere = new Set(elsewhere);
      const upset = upsetOf(all, shownElsewhere);
      const candidates = all.filter(({ recordId, author, passed }) => author.name && passed.name && !shownElsewhere.has(recordId));
      expect(Math.max(0, ...candidates.map(upsetGap))).toBe(upset ? upsetGap(upset) : 0);
      if (upset) expect(candidates).toContain(upset);
    }),
    RUNS,
  );
});

const lines = fc.uniqueArray(
  fc.record({ userId: fc.integer({ min: 1, max: 20 }), rank: fc.integer({ min: 1, max: 20 }), name: fc.option(fc.constant('Ame')) }),
  { selector: ({ userId }) => userId },
);

test('the biggest climber gained the most places of all named players', () => {
  fc.assert(
    fc.property(lines, lines, (earlier, later) => {
      const climber = climberOf(earlier, later);
      const then = new Map(earlier.map((line) => [line.userId, line]));
      const gains = later.filter(({ name }) => name !== null).map((after) => placesWon({ before: then.get(after.userId), after }));
      expect(climber ? placesWon(climber) : 0).toBe(Math.max(0, ...gains));
      if (climber) expect(climber.after.name).not.toBeNull();
    }),
    RUNS,
  );
});

const classes = fc
  .dictionary(fc.integer({ min: 1, max: 9 }).map(String), fc.integer({ min: 0, max: 15 }))
  .map((held) => new Map(Object.entries(held).map(([userId, rankClass]) => [Number(userId), rankClass])));

test('a promotion is a higher class than before, never a first class', () => {
  fc.assert(
    fc.property(classes, classes, (earlier, later) => {
      const found = classUps(earlier, later);
      for (const { userId, from, to } of found) expect([earlier.get(userId), later.get(userId), to > from]).toEqual([from, to, true]);
      expect(found).toHaveLength([...later].filter(([userId, to]) => to > (earlier.get(userId) ?? 15)).length);
    }),
    RUNS,
  );
});
