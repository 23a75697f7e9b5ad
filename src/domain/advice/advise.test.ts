import { describe, expect, test } from 'vitest';
import { pointsOf } from '#domain/rankings/points.ts';
import { BOARDS } from '#domain/records/board.fixture.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import fc from '#tests/support/fast-check.ts';
import { advise, type Ladder, stepsUp } from './advise.ts';
import type { Climb } from './efforts.ts';
import { chanceOf, ENOUGH_TRIES, scoreStep } from './score-step.ts';

const SEEN = 24;
const M = 86;

/** Builds a player's ladder on a board from all players' keys, cut off at the same length as on the site. */
function ladderOf(board: Ladder['board'], keys: readonly number[], ownKey: number | null): Ladder {
  const better = keys.filter((key) => ownKey === null || key < ownKey).sort((a, b) => b - a);
  const players = keys.length + (ownKey === null ? 0 : 1);
  return { board, players, own: ownKey === null ? null : { rankKey: ownKey, rank: better.length + 1 }, above: better.slice(0, SEEN) };
}

const someLadder = fc
  .tuple(
    fc.constantFrom(...Object.values(BOARDS)),
    fc.array(fc.integer({ min: -400, max: 200 }), { maxLength: 60 }),
    fc.option(fc.integer({ min: -400, max: 200 })),
  )
  .map(([board, keys, own]) => {
    const scale = board.metric === 'elapsed' ? (key: number) => (key + 500) * 1_000 : (key: number) => key;
    return { board, keys: keys.map(scale), ownKey: own === null ? null : scale(own) };
  });

describe('stepsUp', () => {
  test('returns only postable steps, each of which wins the stated rank and points', () => {
    fc.assert(
      fc.property(someLadder, ({ board, keys, ownKey }) => {
        for (const { draft, rankKey, rank, gain } of stepsUp(ladderOf(board, keys, ownKey), M)) {
          const checked = checkDraft(board, draft, { now: new Date('2026-03-01'), zone: 'Asia/Tokyo', purpose: 'post' });
          expect(checked).toMatchObject({ ok: true, value: { rankKey } });
          if (ownKey !== null) expect(rankKey).toBeLessThan(ownKey);
          expect(rank).toBe(1 + keys.filter((key) => key < rankKey).length);
          const before = ownKey === null ? 0 : pointsOf(1 + keys.filter((key) => key < ownKey).length, keys.length + 1, M);
          expect(gain).toBe(pointsOf(rank, keys.length + 1, M) - before);
          expect(gain).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('offers a tie with the next player above, and nothing to the player in first place', () => {
    const [step] = stepsUp(ladderOf(BOARDS.points, [-90, -80, -80], -70), M);
    expect(step).toMatchObject({ rankKey: -80, rank: 2, draft: { score: '80' } });
    expect(stepsUp(ladderOf(BOARDS.points, [-60], -70), M)).toEqual([]);
  });

  test('skips players tied at the end of a cut-off ladder, because their rank is unknown', () => {
    const level = Array.from({ length: 10 }, () => -200);
    const nearer = Array.from({ length: SEEN - 4 }, (_, index) => -100 - index);
    const steps = stepsUp(ladderOf(BOARDS.points, [...nearer, ...level], -50), M);
    expect(steps.map(({ rankKey }) => rankKey)).toEqual(nearer);
  });

  test('returns no steps on a board without players', () => {
    expect(stepsUp(ladderOf(BOARDS.points, [], null), M)).toEqual([]);
  });
});

describe('scoreStep and chanceOf', () => {
  const climb = (step: number): Climb => ({ kind: 'again', step });
  const count = fc.nat(500);

  test('the score rises with points and successes and falls with failures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), count, count, (gain, closed, failed) => {
        const effort = { tried: ENOUGH_TRIES + closed + failed, closed };
        const weight = scoreStep(gain, climb(0), effort);
        expect(scoreStep(gain + 1, climb(0), effort)).toBeGreaterThan(weight);
        expect(scoreStep(gain, climb(0), { tried: effort.tried + 1, closed: closed + 1 })).toBeGreaterThan(weight);
        expect(scoreStep(gain, climb(0), { tried: effort.tried + 1, closed })).toBeLessThan(weight);
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThan(gain);
      }),
    );
  });

  test('a step without a gain has the score 0', () => expect(scoreStep(0, climb(0), undefined)).toBe(0));

  test('with too few tries, the chance is undefined and wider climbs have lower scores', () => {
    expect(chanceOf({ tried: ENOUGH_TRIES - 1, closed: ENOUGH_TRIES - 1 })).toBeUndefined();
    expect(chanceOf(undefined)).toBeUndefined();
    for (let step = 0; step < 9; step += 1)
      expect(scoreStep(100, climb(step), undefined)).toBeGreaterThan(scoreStep(100, climb(step + 1), undefined));
  });
});

describe('advise', () => {
  const asked = { referenceMax: M, effortOf: () => undefined, most: 5 };

  test('returns steps in order of score, at most one per board and none on retired boards', () => {
    fc.assert(
      fc.property(fc.array(someLadder, { maxLength: 12 }), fc.boolean(), (boards, retired) => {
        const ladders = boards.map(({ board, keys, ownKey }, index) =>
          ladderOf({ ...board, boardId: index, retired: retired && index % 2 === 0 }, keys, ownKey),
        );
        const advice = advise(ladders, asked);
        expect(advice.length).toBeLessThanOrEqual(5);
        expect(new Set(advice.map(({ board }) => board.boardId)).size).toBe(advice.length);
        expect(advice.every(({ board }) => !board.retired)).toBe(true);
        const weights = advice.map(({ weight }) => weight);
        expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      }),
    );
  });

  test('includes at most two unplayed boards, unless too few played boards can be improved', () => {
    const own = [1, 2, 3, 4].map((boardId) => ladderOf({ ...BOARDS.points, boardId }, [-11_000], -10_000));
    const unplayed = [5, 6, 7, 8].map((boardId) => ladderOf({ ...BOARDS.points, boardId }, [-11_000], null));
    const firsts = (ladders: Ladder[]) => advise(ladders, asked).filter(({ ownKey }) => ownKey === null).length;
    expect(firsts([...own, ...unplayed])).toBe(2);
    expect(firsts([...own.slice(0, 2), ...unplayed])).toBe(3);
    expect(firsts(unplayed)).toBe(4);
  });

  test('prefers a step that players in the same class often achieve', () => {
    const ladder = ladderOf(BOARDS.points, [-11_000, -10_010], -10_000);
    const effortOf = ({ step }: Climb) => ({ kind: 'again' as const, step, rankClass: 1, tried: 100, closed: step === 0 ? 90 : 0 });
    expect(advise([ladder], { ...asked, effortOf })).toMatchObject([{ rankKey: -10_010, effort: { closed: 90 } }]);
  });
});
