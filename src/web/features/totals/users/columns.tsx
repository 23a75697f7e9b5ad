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

type Context = { readonly labels: UserLabels };

const GAP = 2; // Space between the series in a bar, in percent.

/** The columns of the user ranking. */
export const USER_COLUMNS: readonly PlayerColumn<keyof UserLabels['heads'], UserRow, Context>[] = [
  RANK,
  { ...PLAYER, className: styles.player, cellClassName: `${fixed.player} ${styles.player}` },
  {
    key: 'points',
    phone: 'value',
    attributes: { 'data-points': '' },
    ...SORTED,
    cell: ({ points, bar, rankClass }) => (
      <>
        {points}
        <ShareBar value={bar} whole={100} colour={`var(--rank-${CLASS_KEYS[rankClass ?? 0] ?? 'd3'})`} />
      </>
    ),
  },
  { key: 'toNext', phone: 'line2', attributes: { 'data-number': '' }, cell: ({ toNext }) => toNext },
  { key: 'shares', phone: 'hidden', attributes: { 'data-shares': '' }, cell: ({ shares }, { labels }) => sharesBar(shares, labels) },
  { key: 'boards', phone: 'line2', attributes: { 'data-number': '' }, cell: ({ boards }, { labels }) => `${boards}/${labels.boards}` },
  { key: 'posts', phone: 'hidden', attributes: { 'data-number': '' }, cell: ({ posts }) => posts },
  {
    key: 'lastPost',
    phone: 'hidden',
    attributes: { 'data-date': '' },
    cell: ({ lastPostAt, lastPostOn }) => lastPostAt > 0 && <When at={lastPostAt} text={lastPostOn} />,
  },
];

/** Renders a player's points by series as one bar. It is one element, because a page has a hundred of them. */
function sharesBar(shares: UserRow['shares'], { locale, share, series }: UserLabels) {
  const parts = Object.entries(shares);
  const text = parts.map(([id, percent]) => fill(share, { series: series[id] ?? '', percent })).join(listMark(locale));
  return <span className={styles.shares} role="img" title={text} style={{ '--parts': shareStops(parts) } as CSSProperties} />;
}

/** Returns the stops of a gradient in which each series takes its share, with a gap before the next one. */
function shareStops(parts: readonly (readonly [id: string, percent: number])[]): string {
  const sum = parts.reduce((all, [, percent]) => all + percent, 0); // Rounded shares rarely add up to 100.
  let reached = 0;
  const stops = parts.map(([id, percent], index) => {
    const gap = index === 0 ? '' : `#0000 0 ${shareText(reached + GAP)},`;
    reached += (100 * percent) / Math.max(1, sum);
    return `${gap}var(--series-${seriesToken(Number(id))}) 0 ${shareText(reached)}`;
  });
  return stops.join(',');
}

const shareText = (percent: number): string => `${Math.round(percent)}%`;
