/** A player's row in total 1. `position` and `rank` are null when the player is not ranked. */
export type RivalLine = {
  userId: number;
  handle: string;
  name: string | null;
  position: number | null; // position in total 1, starting at 1
  rank: number | null;
  shared: boolean;
  rankClass: number | null;
  points: number;
  seriesPoints: Readonly<Record<string, number>>; // points by series id
  chosenAt: Date | null; // null when the player has not chosen this rival
};

export type RivalReason = 'above' | 'below' | 'similar' | 'chosen';
export type Rival = RivalLine & { readonly reasons: readonly RivalReason[] };

/** Maximum number of rivals that a player can choose. */
export const MOST_CHOSEN = 5;
/** How far above or below the player the most similar player is searched for, in places. */
export const SIMILAR_WITHIN = 25;
const NEIGHBOURS = 2; // number of rivals directly above, and directly below

/**
 * Returns a player's rivals: the two players directly above and below in total 1, the nearby player whose points are
 * distributed most similarly over the series, and the chosen rivals. A rival may have several reasons.
 */
export function pickRivals(lines: readonly RivalLine[], userId: number): Rival[] {
  const own = lines.find((line) => line.userId === userId);
  const others = lines.filter((line) => line.userId !== userId);
  const similar = own && mostSimilar(own, others);
  return others.flatMap((line) => {
    const ahead = own?.position == null || line.position === null ? 0 : own.position - line.position;
    const reasons: RivalReason[] = [];
    if (ahead > 0 && ahead <= NEIGHBOURS) reasons.push('above');
    if (ahead < 0 && ahead >= -NEIGHBOURS) reasons.push('below');
    if (line === similar) reasons.push('similar');
    if (line.chosenAt !== null) reasons.push('chosen');
    return reasons.length > 0 ? [{ ...line, reasons }] : [];
  });
}

/**
 * Returns the player with the most similar profile within `SIMILAR_WITHIN` places, without the direct neighbours. The
 * better-placed player wins a tie.
 */
function mostSimilar(own: RivalLine, others: readonly RivalLine[]): RivalLine | undefined {
  const near = others.filter((line) => {
    const apart = own.position === null || line.position === null ? 0 : Math.abs(own.position - line.position);
    return apart > NEIGHBOURS && apart <= SIMILAR_WITHIN;
  });
  return near.reduce<RivalLine | undefined>(
    (best, line) => (best === undefined || profileDistance(own, line) < profileDistance(own, best) ? line : best),
    undefined,
  );
}

type Profile = Pick<RivalLine, 'points' | 'seriesPoints'>;

/** Returns the difference between two distributions of points over series, from 0 (equal) to 2 (disjoint). */
export function profileDistance(a: Profile, b: Profile): number {
  const series = new Set([...Object.keys(a.seriesPoints), ...Object.keys(b.seriesPoints)]);
  const share = ({ points, seriesPoints }: Profile, id: string) => (points > 0 ? (seriesPoints[id] ?? 0) / points : 0);
  return [...series].reduce((sum, id) => sum + Math.abs(share(a, id) - share(b, id)), 0);
}
