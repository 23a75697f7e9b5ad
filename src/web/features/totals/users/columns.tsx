import type { CSSProperties } from 'react';
import { fill, listMark } from '#web/i18n/fill.ts';
import { When } from '#web/i18n/when.tsx';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import { PLAYER, type PlayerColumn, RANK, SORTED } from './player-cells.tsx';
import type { UserLabels } from './user-labels.ts';
import type { UserRow } from './user-rows.ts';
import styles from './user-table.module.css';

type Context = { readonly labels: UserLabels; readonly now: Date | undefined };

/** The columns of the user ranking. */
export const USER_COLUMNS: readonly PlayerColumn<keyof UserLabels['heads'], UserRow, Context>[] = [
  RANK,
  { ...PLAYER, className: styles.player, cellClassName: `${fixed.player} ${styles.player}` },
  {
    key: 'points',
    phone: 'line1',
    attributes: { 'data-points': '' },
    ...SORTED,
    cell: ({ points, bar, rankClass }) => (
      <>
        {points}
        <ShareBar value={bar} whole={100} colour={`var(--rank-${CLASS_KEYS[rankClass ?? 0] ?? 'd3'})`} />
      </>
    ),
  },
  { key: 'toNext', phone: 'line1', attributes: { 'data-number': '' }, cell: ({ toNext }) => toNext },
  { key: 'shares', phone: 'line1', attributes: { 'data-shares': '' }, cell: ({ shares }, { labels }) => sharesBar(shares, labels) },
  { key: 'boards', phone: 'line1', attributes: { 'data-number': '' }, cell: ({ boards }, { labels }) => `${boards}/${labels.boards}` },
  { key: 'posts', phone: 'line1', attributes: { 'data-number': '' }, cell: ({ posts }) => posts },
  {
    key: 'lastPost',
    phone: 'line1',
    attributes: { 'data-date': '' },
    cell: ({ lastPostAt, lastPostOn }, { now }) => lastPostAt > 0 && <When at={lastPostAt} text={lastPostOn} now={now} />,
  },
];

/** Renders a player's points by series as one bar. */
function sharesBar(shares: UserRow['shares'], { locale, share, series }: UserLabels) {
  const parts = Object.entries(shares).map(([id, percent]) => ({
    id,
    percent,
    text: fill(share, { series: series[id] ?? '', percent }),
  }));
  return (
    <span className={styles.shares} role="img" aria-label={parts.map(({ text }) => text).join(listMark(locale))}>
      {parts.map(({ id, percent, text }) => (
        <i key={id} title={text} style={{ '--s': percent, '--c': `var(--series-${seriesToken(Number(id))})` } as CSSProperties} />
      ))}
    </span>
  );
}
