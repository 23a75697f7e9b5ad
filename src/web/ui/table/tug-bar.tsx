import type { CSSProperties, ReactNode } from 'react';
import { type Side, TeamMark } from '#web/ui/player/team-mark.tsx';
import styles from './tug-bar.module.css';

export type TugSide = Side & {
  readonly points: number;
  readonly shown: string; // The formatted points.
  readonly note?: string | undefined;
};

type Props = {
  /** Both sides and their points in one sentence. */
  sentence: string;
  sides: readonly [left: TugSide, right: TugSide];
  /** Shown between the two sides, such as the leader or a countdown. */
  children: ReactNode;
  size?: 's' | undefined;
  heading?: 'h2' | 'div' | undefined;
};

/**
 * Shows two sides as a tug-of-war, with a star where they meet. The stripes lean in opposite directions so that colour
 * is not needed to distinguish the sides.
 */
export function TugBar({ sentence, sides: [left, right], children, size, heading = 'div' }: Props) {
  const sum = left.points + right.points;
  const share = sum > 0 ? left.points / sum : 0.5;
  const colours = { '--ta': left.colour, '--tb': right.colour, '--meet': `${Math.round(share * 10_000) / 100}%` };
  return (
    <div className={styles.tug} data-size={size} style={colours as CSSProperties}>
      <div className={styles.tops}>
        <Top side={left} heading={heading} />
        <div className={styles.middle}>{children}</div>
        <Top side={right} heading={heading} />
      </div>
      <div className={styles.rope} role="img" aria-label={sentence}>
        <i data-points={left.points} />
        <i data-points={right.points} />
        <span className={styles.knot}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2l2.7 6.2 6.7.7-5 4.5 1.4 6.6L12 16.6l-5.8 3.4 1.4-6.6-5-4.5 6.7-.7z" />
          </svg>
        </span>
        <span className={styles.half} />
      </div>
    </div>
  );
}

function Top({ side, heading: Heading }: { side: TugSide; heading: 'h2' | 'div' }) {
  return (
    <div className={styles.top}>
      <div className={styles.team}>
        <TeamMark side={side} size="l" />
        <div>
          {side.note && <small>{side.note}</small>}
          <Heading className={styles.name}>{side.name}</Heading>
        </div>
      </div>
      <p className={styles.points}>{side.shown}</p>
    </div>
  );
}
