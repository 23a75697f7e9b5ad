import { type CSSProperties, memo, type Ref } from 'react';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import type { Improvement } from './improvement.ts';
import styles from './result-ladder.module.css';

type Row = Improvement['own'];
type Props = {
  result: Pick<Improvement, 'above' | 'own' | 'below'>;
  /** The rank in the player's own row, which counts. */
  rank: string;
  /** Number of rows that the ladder is ahead at first. */
  behind: number;
  words: PostResultWords;
  ref: Ref<HTMLOListElement>;
};

/** Shows the ranking around the player. While the rank counts, the other rows run past the player's own. */
export function ResultLadder({ result: { above, own, below }, rank, behind, words, ref }: Props) {
  return (
    <div className={styles.window}>
      <ol ref={ref} className={styles.ladder} style={{ '--behind': behind } as CSSProperties} aria-label={words.ladder}>
        {above && <Rows rows={[above]} words={words} />}
        <li className={styles.own}>
          <LadderCells row={own} rank={rank} name={words.you} gap="" />
        </li>
        <Rows rows={below} words={words} />
      </ol>
    </div>
  );
}

// Rendered once, while the player's own row changes many times.
const Rows = memo(({ rows, words }: { rows: readonly Row[]; words: PostResultWords }) =>
  rows.map((row) => (
    <li key={row.userId}>
      <LadderCells row={row} rank={formatRank(row.rank, row.shared)} name={row.name ?? words.anonymous} gap={formatGap(row.gap)} />
    </li>
  )),
);

const LadderCells = ({ row, rank, name, gap }: { row: Row; rank: string; name: string; gap: string }) => (
  <>
    <span className={styles.rank}>{rank}</span>
    <PlanetAvatar seed={row.userId} size="s" ring={row.rankClass === null ? undefined : CLASS_KEYS[row.rankClass]} />
    <b title={name}>{name}</b>
    <span className={styles.value}>{formatShown(row.value)}</span>
    <small>{gap}</small>
  </>
);
