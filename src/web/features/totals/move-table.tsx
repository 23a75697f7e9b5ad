'use client'; // lines travel once, as tuples, and are drawn on the server too (decision 0005)
import Link from 'next/link';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Direction } from '#domain/rankings/moves.ts';
import { fill } from '#web/i18n/fill.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import { ShareBar } from '#web/ui/charts/share-bar.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player-name.tsx';
import { RankPlate } from '#web/ui/rank-plate.tsx';
import { SideScroller } from '#web/ui/side-scroller.tsx';
import tableHead from '#web/ui/table-head.module.css';
import styles from './move-table.module.css';
import type { MoveTuple } from './move-tuples.ts';

export type MoveLabels = PlayerLabels & {
  readonly locale: Locale;
  readonly caption: string;
  readonly heads: Readonly<Record<'now' | 'move' | 'player' | 'before' | 'after' | 'gain', string>>;
  readonly spoken: Readonly<Record<Direction, string>>; // with {places}
};

type Props = { rows: readonly MoveTuple[]; labels: MoveLabels };

const SIGNS = { rose: '▲', fell: '▼', stayed: '=', came: '' } as const;

/** Who rose: place now, places won, and the sums of both days. */
export function MoveTable({ rows, labels }: Props) {
  const { heads } = labels;
  return (
    <SideScroller label={labels.caption}>
      <table className={styles.table}>
        <caption className="sr">{labels.caption}</caption>
        <thead className={tableHead.head}>
          <tr>
            <th scope="col">{heads.now}</th>
            <th scope="col" className={styles.move} aria-sort="descending">
              {heads.move}
            </th>
            <th scope="col" className={styles.player}>
              {heads.player}
            </th>
            <th scope="col" data-figure="" data-before="">
              {heads.before}
            </th>
            <th scope="col" data-figure="">
              {heads.after}
            </th>
            <th scope="col" data-figure="">
              {heads.gain}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([userId, rank, rankText, direction, places, handle, name, rankClass, before, after, gain, bar]) => (
            <tr key={userId}>
              <td>
                <RankPlate place={rank} text={rankText} />
              </td>
              <td className={styles.move} data-direction={direction}>
                <span aria-hidden="true">{direction === 'came' ? labels.spoken.came : `${SIGNS[direction]} ${places || ''}`}</span>
                <span className="sr">{fill(labels.spoken[direction], { places })}</span>
              </td>
              <th scope="row" className={styles.player}>
                <Link href={localePath(labels.locale, playerRoute(handle))} prefetch={false}>
                  <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
                </Link>
              </th>
              <td data-figure="" data-before="">
                {before}
              </td>
              <td data-figure="">{after}</td>
              <td data-figure="" data-gain={gain.startsWith('+') || undefined}>
                {gain}
                <ShareBar value={bar} whole={100} colour="var(--good)" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
