import type { CSSProperties } from 'react';
import { listMark } from '#web/i18n/fill.ts';
import { When } from '#web/i18n/when.tsx';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import { PlayerCell, RankCell } from './player-cells.tsx';
import type { UserLabels } from './user-labels.ts';
import styles from './user-table.module.css';
import type { UserTuple } from './user-tuples.ts';

type Props = { row: UserTuple; isMine: boolean; labels: UserLabels; now: Date | undefined };

/** Renders the row of a player: points, progress to the next class, points by series, and activity. */
export function UserRow({ row, isMine, labels, now }: Props) {
  const [, rank, rankText, handle, name, rankClass, points, bar, toNext, shares, played, posts, lastPostAt, lastPostOn] = row;
  return (
    <tr data-mine={isMine || undefined}>
      <RankCell rank={rank} rankText={rankText} />
      <PlayerCell handle={handle} name={name} rankClass={rankClass} labels={labels} className={`${fixed.player} ${styles.player}`} />
      <td data-points="">
        {points}
        <ShareBar value={bar} whole={100} colour={`var(--rank-${CLASS_KEYS[rankClass ?? 0] ?? 'd3'})`} />
      </td>
      <td data-number="">{toNext}</td>
      <td data-shares="">
        <span className={styles.shares} role="img" aria-label={shares.map(([, , words]) => words).join(listMark(labels.locale))}>
          {shares.map(([token, percent, words]) => (
            <i key={words} title={words} style={{ '--s': percent, '--c': `var(--series-${token})` } as CSSProperties} />
          ))}
        </span>
      </td>
      <td data-number="">{`${played}/${labels.boards}`}</td>
      <td data-number="">{posts}</td>
      <td data-date="">{lastPostAt > 0 && <When at={lastPostAt} text={lastPostOn} now={now} />}</td>
    </tr>
  );
}
