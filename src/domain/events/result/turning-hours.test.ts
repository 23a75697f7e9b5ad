import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { randomEvent } from '#tests/support/naive/naive-event.ts';
import { parseReplayHour, replayHour, replayStops } from './replay.ts';
import { turningHours } from './turning-hours.ts';
import { turningPoints } from './turning-points.ts';

const EVENT = { startsAt: '2026-12-01T15:00:00+09:00', endsAt: '2026-12-01T18:29:59+09:00' };
const [START, HOUR] = [Date.parse(EVENT.startsAt), 3_600_000];

test('replayHour assigns a post to the next stop, and a post in the grace period to the last stop', () => {
  const stops = replayStops(EVENT, new Date('2027-01-01'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3.5 * HOUR }), (after) => {
      const at = new Date(START + after);
      expect(replayHour(EVENT, at)).toBe(Math.max(1, stops.findIndex((stop) => at <= stop) + 1));
    }),
  );
  expect(replayHour(EVENT, new Date(START + 3.6 * HOUR))).toBe(4);
});

test('each hour starts with the last leaders of the previous hour, and no turning point is lost', () => {
  fc.assert(
    fc.property(randomEvent, ({ field, posts }) => {
      const spread = posts.map((post) => ({ ...post, postedAt: new Date(START + (post.postedAt.getTime() % (3 * HOUR))) }));
      const turns = turningPoints(field, spread);
      const hours = turningHours(EVENT, turns);
      expect(hours.map(({ hour }) => hour)).toEqual([...new Set(hours.map(({ hour }) => hour))].sort((a, b) => a - b));
      for (const kind of ['lead', 'teamLead'] as const) {
        const changes = hours.flatMap((each) => each[kind] ?? []);
        const own = turns.filter((turn) => turn.kind === (kind === 'lead' ? 'lead' : 'team-lead'));
        expect(changes.reduce((sum, { times }) => sum + times, 0)).toBe(own.length);
        expect(changes.map(({ from }) => from)).toEqual([[], ...changes.map(({ to }) => to)].slice(0, changes.length));
        expect(changes.at(-1)?.to).toEqual(own.at(-1)?.to);
      }
      const holders = new Map<number, string>();
      for (const { from, to, boardIds } of hours.flatMap(({ cells }) => cells))
        for (const boardId of boardIds) {
          expect(holders.get(boardId) ?? '').toBe(String(from));
          holders.set(boardId, String(to));
        }
      const last = new Map(turns.filter(({ kind }) => kind === 'cell').map(({ boardId, to }) => [boardId ?? 0, String(to)]));
      expect([...holders].filter(([, to]) => to !== '').sort()).toEqual([...last].filter(([, to]) => to !== '').sort());
    }),
  );
});

test('turningHours counts the changes of each hour and leaves out cells that were won back', () => {
  const turn = (kind: 'lead' | 'cell', hours: number, from: number[], to: number[], boardId: number | null = null) => ({
    ...{ kind, boardId, from, to, recordId: String(hours) },
    at: new Date(START + hours * HOUR),
  });
  const turns = [turn('lead', 0.5, [], [1]), turn('lead', 0.6, [1], [2]), turn('lead', 1.5, [2], [1])];
  const cells = [turn('cell', 0.5, [], [1], 7), turn('cell', 0.6, [], [1], 8), turn('cell', 0.7, [1], [], 8)];
  expect(turningHours(EVENT, [...turns, ...cells])).toEqual([
    { hour: 1, teamLead: null, lead: { from: [], to: [2], times: 2, last: turns[1] }, cells: [{ from: [], to: [1], boardIds: [7] }] },
    { hour: 2, teamLead: null, lead: { from: [2], to: [1], times: 1, last: turns[2] }, cells: [] },
  ]);
});

test('parseReplayHour accepts the start or an existing hour and defaults to the newest hour', () => {
  expect([undefined, '0', '7', '48'].map((asked) => parseReplayHour(asked, 48))).toEqual([48, 0, 7, 48]);
  for (const asked of ['49', '-1', '07', '1.5', '', 'x', '1e1', ['1', '2'], ['1']]) expect(parseReplayHour(asked, 48)).toBeUndefined();
  expect(parseReplayHour(undefined, 0)).toBe(0);
});
