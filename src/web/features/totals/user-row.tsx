import Link from 'next/link';
import type { CSSProperties } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { localePath } from '#web/i18n/locales.ts';
import { When } from '#web/i18n/when.tsx';
import { ShareBar } from '#web/ui/charts/share-bar.tsx';
import { CLASS_KEYS, PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import type { UserLabels } from './user-labels.ts';
import styles from './user-table.module.css';
import type { UserTuple } from './user-tuples.ts';

type Props = { row: UserTuple; isMine: boolean; labels: UserLabels; now: Date | undefined };

/** One player: points, the way to the next class, where the points come from, and how active. */
export function UserRow({ row, isMine, labels, now }: Props) {
  const [, rank, rankText, handle, name, rankClass, points, bar, toNext, shares, played, posts, lastPostAt, lastPostOn] = row;
  return (
    <tr data-mine={isMine || undefined}>
      <td>
        <RankPlate place={rank} text={rankText} />
      </td>
      <th scope="row" className={styles.player}>
        <Link href={localePath(labels.locale, playerRoute(handle))} prefetch={false}>
          <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
        </Link>
      </th>
      <td data-points="">
        {points}
        <ShareBar value={bar} whole={100} colour={`var(--rank-${CLASS_KEYS[rankClass ?? 0] ?? 'd3'})`} />
      </td>
      <td data-figure="">{toNext}</td>
      <td data-shares="">
        <span className={styles.shares} role="img" aria-label={shares.map(([, , words]) => words).join(', ')}>
          {shares.map(([token, percent, words]) => (
            <i key={words} title={words} style={{ '--s': percent, '--c': `var(--series-${token})` } as CSSProperties} />
          ))}
        </span>
      </td>
      <td data-figure="">{`${played}/${labels.boards}`}</td>
      <td data-figure="">{posts}</td>
      <td data-date="">{lastPostAt > 0 && <When at={lastPostAt} text={lastPostOn} now={now} />}</td>
    </tr>
  );
}
