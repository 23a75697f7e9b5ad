import type { CSSProperties } from 'react';
import { shareOf } from '#web/ui/charts/share-of.ts';
import { RankPlate } from './rank-plate.tsx';
import styles from './stacked-bars.module.css';
import { type Side, TeamMark } from './team-mark.tsx';

export type StackedSide = Side & {
  readonly rank: number;
  readonly rankText?: string | undefined; // for a shared place
  readonly points: number;
  readonly shown: string;
  readonly note?: string | undefined;
};

type Props = {
  /** A description of the whole bar; every side's points are in the list below. */
  sentence: string;
  /** In order of place. */
  sides: readonly StackedSide[];
};

/** Many sides: all their points as one bar, and below it each with its place, its name and its bar relative to the best. */
export function StackedBars({ sentence, sides }: Props) {
  const most = Math.max(0, ...sides.map(({ points }) => points));
  const inOrder = sides.toSorted((a, b) => a.order - b.order); // parts keep their order, whichever side leads
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
