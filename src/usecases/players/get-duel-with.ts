import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { closestFirst } from '#domain/rankings/duels/closeness.ts';
import type { DuelWinner } from '#domain/rankings/duels/duel.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import { formatDistance } from '#domain/records/shown-value.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import type { Deps } from '#usecases/deps.ts';
import { comparePlayers } from '#usecases/rankings/players/compare-players.ts';
import { type Answer, type Refused, refuse } from '#usecases/refused.ts';

/** The signed-in player against another one, over the boards that both have. */
export type DuelWith = {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly planets: readonly [PlanetStats | null, PlanetStats | null]; // own planet first
  readonly closest: { readonly name: Localised; readonly route: string; readonly winner: DuelWinner; readonly gap: string } | null;
};

/** Compares the signed-in player with another player who has a name. */
export async function getDuelWith(deps: Deps, { handle: own }: Session, other: string): Promise<Answer<DuelWith, Refused<'not-found'>>> {
  const compared = await comparePlayers(deps, own, other, {});
  if (!compared.ok || compared.value.b.name === null) return refuse('not-found');
  const { a, b, both, duels } = compared.value;
  const catalogue = await deps.catalogue();
  const [nearest] = closestFirst(duels.filter((duel) => duel.a !== null && duel.b !== null));
  const place = nearest && boardPlace(catalogue, nearest.board);
  const gap = nearest?.a && nearest.b && gapBetween(nearest.board, nearest.a.rankKey, nearest.b.rankKey);
  return {
    ok: true,
    value: {
      wins: both.wins,
      draws: both.draws,
      losses: both.losses,
      planets: [a.planet ?? null, b.planet ?? null],
      closest: nearest && place && gap ? { ...place, winner: nearest.winner, gap: formatDistance(gap) } : null,
    },
  };
}
