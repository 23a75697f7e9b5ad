import type { CSSProperties } from 'react';
import { shareOf } from '#web/ui/charts/chart-math.ts';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { type Side, TeamMark } from '#web/ui/player/team-mark.tsx';
import styles from './stacked-bars.module.css';

export type StackedSide = Side & {
  readonly rank: number;
  readonly rankText?: string | undefined; // Text of the place when it is shared, such as `=2`.
  readonly points: number;
  readonly shown: string;
  readonly note?: string | undefined;
};

type Props = {
  /** Description of the whole bar. The list below it contains the points of every side. */
  sentence: string;
  /** Sides in order of place. */
  sides: readonly StackedSide[];
};

/**
 * Shows the points of many sides as one bar. Below it, lists each side with its place, its name and a bar relative to
 * the best side.
 */
export function StackedBars({ sentence, sides }: Props) {
  const most = Math.max(0, ...sides.map(({ points }) => points));
  // The parts of the bar are in the same order whichever side leads.
  const inOrder = sides.toSorted((a, b) => a.order - b.order);
  return (
    <div className={styles.stacked}>
      <div className={styles.whole} role="img" aria-label={sentence}>
        {inOrder.map((side) => (
          <i
            key={side.order}
            title={side.name}
            data-points={side.points}
            data-lean={side.order % 2}
            style={{ '--tc': side.colour, flexGrow: side.points } as CSSProperties}
          />
        ))}
      </div>
      <ol className={styles.list}>
        {sides.map((side) => (
          <li
            key={side.order}
            style={{ '--tc': side.colour, '--length': `${Math.round(shareOf(side.points, most) * 100)}%` } as CSSProperties}
          >
            <RankPlate place={side.rank} text={side.rankText} />
            <TeamMark side={side} />
            <span className={styles.name}>
              {side.name}
              {side.note && <small>{side.note}</small>}
            </span>
            <b className="num">{side.shown}</b>
            <i className={styles.part} data-lean={side.order % 2} />
          </li>
        ))}
      </ol>
    </div>
  );
}
