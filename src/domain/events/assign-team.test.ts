import { expect, test } from 'vitest';
import fc from '#tests/support/fast-check.ts';
import { assignTeam, hashOf, teamLoads } from './assign-team.ts';

type Member = { userId: number; teamId: number; strength: number };

test('assignTeam picks the smallest team, then the team with the fewest points, then a team by seed', () => {
  const load = (teamId: number, members: number, strength: number) => ({ teamId, members, strength });
  expect(assignTeam([load(1, 2, 0), load(2, 1, 900)], 's', 7)).toBe(2);
  expect(assignTeam([load(1, 1, 901), load(2, 1, 900), load(3, 2, 0)], 's', 7)).toBe(2);
  const drawn = Array.from({ length: 200 }, (_, userId) => assignTeam([load(1, 0, 0), load(2, 0, 0)], 's', userId));
  expect(new Set(drawn)).toEqual(new Set([1, 2]));
  expect(assignTeam([load(2, 0, 0), load(1, 0, 0)], 's', 9)).toBe(assignTeam([load(1, 0, 0), load(2, 0, 0)], 's', 9));
  expect(() => assignTeam([], 's', 1)).toThrow(RangeError);
});

test("teamLoads counts only a team's own members and adds up their points", () => {
  const member = (teamId: number | null, strength: number) => ({ teamId, strength });
  expect(teamLoads([1, 2, 3], [member(1, 10), member(2, 5), member(1, 7), member(null, 99)])).toEqual([
    { teamId: 1, members: 2, strength: 17 },
    { teamId: 2, members: 1, strength: 5 },
    { teamId: 3, members: 0, strength: 0 },
  ]);
});

test('hashOf computes FNV-1a', () => {
  expect(hashOf('')).toBe(0x811c9dc5);
  expect(hashOf('a')).toBe(0xe40c292c);
  expect(hashOf('foobar')).toBe(0xbf9cf968);
});

test('assignTeam never lets team sizes differ by more than one, for any members with any points', () => {
  const joining = fc.array(fc.record({ userId: fc.nat(), strength: fc.nat(2_000_000) }), { maxLength: 120 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 22 }), fc.string(), joining, (count, seed, players) => {
      const teams = Array.from({ length: count }, (_, index) => index + 1);
      const members: Member[] = [];
      for (const player of players) {
        const before = teamLoads(teams, members);
        const teamId = assignTeam(before, seed, player.userId);
        const chosen = before.find((team) => team.teamId === teamId);
        expect(
          before.every(
            (team) => team.members > (chosen?.members ?? 0) || (team.members === chosen?.members && team.strength >= chosen.strength),
          ),
        ).toBe(true);
        members.push({ ...player, teamId });
        const sizes = teamLoads(teams, members).map((team) => team.members);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200 },
  );
});
