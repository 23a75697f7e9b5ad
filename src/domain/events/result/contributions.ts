import type { EventPlayer, EventTeam } from './standings.ts';

export type Contribution = { readonly userId: number; readonly teamId: number; readonly points: number; readonly perMille: number };

/**
 * Returns each member's points and share of the team's score in thousandths, ordered by team and then by player rank.
 */
export function contributionsOf({
  teams,
  players,
}: {
  readonly teams: readonly EventTeam[];
  readonly players: readonly EventPlayer[];
}): Contribution[] {
  return teams.flatMap((team) =>
    players
      .filter(({ teamId }) => teamId === team.teamId)
      .map(({ userId, points }) => ({ userId, teamId: team.teamId, points, perMille: Math.round((points * 1_000) / team.points) })),
  );
}
