import { expect, test } from 'vitest';
import { contentCatalogue } from '#tests/support/database/catalogue.ts';
import fc from '#tests/support/fast-check.ts';
import { pickStage, stagesForChance } from './random-stage.ts';
import { eventStagesOf } from './stage-places.ts';

const catalogue = contentCatalogue();
const QUIET = new Date('2026-11-15T00:00:00Z'); // An instant at which no event is running.
const firstCup = catalogue.events.get(151101);

test('stagesForChance returns all stages that are not retired, without event stages while no event is running', () => {
  const ids = stagesForChance(catalogue, QUIET);
  expect(ids).toHaveLength(catalogue.stages.size - 1);
  expect(ids).not.toContain(903);
  expect(ids.some((id) => catalogue.eventStages.has(id))).toBe(false);
});

test('stagesForChance includes the stages of an event from its first instant to the end of its last second', () => {
  const [start, end] = [Date.parse(firstCup?.startsAt ?? ''), Date.parse(firstCup?.endsAt ?? '')];
  const cup = eventStagesOf(catalogue, 151101).map((stage) => stage.id);
  const open = (at: number) => stagesForChance(catalogue, new Date(at)).filter((id) => cup.includes(id));
  expect(cup.length).toBeGreaterThan(0);
  expect([open(start - 1), open(start), open(end + 999), open(end + 1_000)]).toEqual([[], cup, cup, []]);
});

test('pickStage returns the first stage for a chance of 0 and the last for a chance just below 1', () => {
  const ids = stagesForChance(catalogue, QUIET);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) =>
      ids.includes(pickStage(catalogue, QUIET, chance) ?? -1),
    ),
  );
  expect([pickStage(catalogue, QUIET, 0), pickStage(catalogue, QUIET, 1 - Number.EPSILON)]).toEqual([ids[0], ids.at(-1)]);
});
