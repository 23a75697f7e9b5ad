'use client'; // Client component: rendered inside ranking-view.tsx, which is also a client component.
import { Fragment } from 'react';
import { type RankingScale, rowStats } from '#domain/rankings/player/row-stats.ts';
import type { StageLine } from '#domain/rankings/player/stage-lines.ts';
import { useNow } from '#web/i18n/when.tsx';
import { consoleSprite } from '#web/ui/media/console-icon.tsx';
import { EVIDENCE_SPRITE } from '#web/ui/media/evidence-icons.tsx';
import { IconSprite } from '#web/ui/media/icon-sprite.tsx';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import { BorderRow } from './border-row.tsx';
import type { OwnView } from './own-view.ts';
import { RankingHeads } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import type { RankingTuple } from './ranking-tuples.ts';
import { STATE_SPRITE } from './state-marks.tsx';
import { ROLES } from './table-roles.ts';

const FOLD_ROW = 8; // Few screens show this row without scrolling.

export type TableProps = {
  rows: readonly RankingTuple[];
  scale: RankingScale;
  /** Rank key above the first row, or null on the first page. */
  keyAbove: number | null;
  lines: readonly StageLine[];
  labels: RankingLabels;
  seriesToken: SeriesToken;
  own: OwnView | undefined;
};

/** Renders a page of a ranking. Below 600px each row becomes two lines. */
export function RankingTable({ rows, scale, keyAbove, lines, labels, seriesToken, own }: TableProps) {
  const now = useNow();
  const stats = rows.map(([, , , , , rankKey], index) => rowStats(scale, rankKey, keyAboveRow(rows, index, keyAbove)));
  const columns = { bonus: stats.some(({ bonus }) => bonus !== null), points: labels.points !== null };
  const lastKey = rows.at(-1)?.[5] ?? scale.recordKey;
  const markOf = (handle: string) => (handle === own?.userId ? 'me' : own?.rivals.includes(handle) ? 'rival' : undefined);

  return (
    <SideScroller label={labels.caption}>
      <IconSprite icons={{ ...EVIDENCE_SPRITE, ...consoleSprite(Object.keys(labels.consoles)), ...STATE_SPRITE }} />
      <table {...ROLES.table} className={styles.table} style={{ '--c': `var(--series-${seriesToken})` } as React.CSSProperties}>
        <caption className="sr">{labels.caption}</caption>
        <RankingHeads labels={labels} columns={columns} />
        <tbody {...ROLES.group} data-follow="">
          {rows.map((row, index) => (
            <Fragment key={row[0]}>
              {lines.map((line) => line.above === index && <BorderRow key={line.border} line={line} columns={columns} labels={labels} />)}
              <RankingRow
                row={row}
                stats={stats[index] as (typeof stats)[number]}
                behind={lastKey === scale.recordKey ? 0 : (row[5] - scale.recordKey) / (lastKey - scale.recordKey)}
                columns={columns}
                labels={labels}
                now={now}
                mark={markOf(row[2])}
                isBelowFold={index > FOLD_ROW}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}

/** Returns the key of the next better rank, which is the last row above with a different key. */
function keyAboveRow(rows: readonly RankingTuple[], index: number, keyAbove: number | null): number | null {
  const key = rows[index]?.[5];
  for (let at = index - 1; at >= 0; at -= 1) {
    const other = rows[at]?.[5];
    if (other !== undefined && other !== key) return other;
  }
  return keyAbove;
}
