/** A player's line in total 1 for picking rivals; null values when not ranked. */
export type RivalLine = {
  userId: number;
  handle: string;
  name: string | null;
  position: number | null; // from 1, in the order of total 1
  rank: number | null;
  shared: boolean;
  rankClass: number | null;
  points: number;
  seriesPoints: Readonly<Record<string, number>>; // by series id
  chosenAt: Date | null; // null: not chosen by the player
};

export type RivalReason = 'above' | 'below' | 'similar' | 'chosen';
export type Rival = RivalLine & { readonly reasons: readonly RivalReason[] };

/** The maximum number of chosen rivals. */
export const MOST_CHOSEN = 5;
/** The range for the most similar player, in places each way. */
export const SIMILAR_WITHIN = 25;
const NEIGHBOURS = 2; // in each direction

/**
 * A player's rivals among lines in the order of total 1: the two next above, the two next below, the nearby one with
 * the most similar distribution of points over series, and the chosen ones. A rival may have several reasons.
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

/** The most similar profile among lines near the player in total 1 but not adjacent; the better-placed one on a tie. */
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

/** The difference between two distributions of points over series: 0 equal, 2 disjoint. */
export function profileDistance(a: Profile, b: Profile): number {
  const series = new Set([...Object.keys(a.seriesPoints), ...Object.keys(b.seriesPoints)]);
  const share = ({ points, seriesPoints }: Profile, id: string) => (points > 0 ? (seriesPoints[id] ?? 0) / points : 0);
  return [...series].reduce((sum, id) => sum + Math.abs(share(a, id) - share(b, id)), 0);
}
