'use client'; // Client component: rendered inside ranking-view.tsx, which is also a client component.
import { Fragment } from 'react';
import { useNow } from '#web/i18n/when.tsx';
import { consoleSprite } from '#web/ui/media/console-icon.tsx';
import { EVIDENCE_SPRITE } from '#web/ui/media/evidence-icons.tsx';
import { IconSprite } from '#web/ui/media/icon-sprite.tsx';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import { type Border, BorderRow } from './border-row.tsx';
import { columnsOf } from './columns.tsx';
import type { OwnView } from './own-view.ts';
import { RankingHeads } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import type { ShownRow } from './shown-rows.ts';
import { STATE_SPRITE } from './state-marks.tsx';
import { ROLES } from './table-roles.ts';

const FOLD_ROW = 8; // Rows after this index are below the fold on most screens.

export type TableProps = {
  rows: readonly ShownRow[];
  borders: readonly Border[];
  labels: RankingLabels;
  seriesToken: SeriesToken;
  own: OwnView | undefined;
};

/** Renders a page of a ranking. Below 600px, each row becomes two lines. */
export function RankingTable({ rows, borders, labels, seriesToken, own }: TableProps) {
  const now = useNow();
  const columns = columnsOf(rows);
  const markOf = (handle: string) => (handle === own?.userId ? 'me' : own?.rivals.includes(handle) ? 'rival' : undefined);

  return (
    <SideScroller label={labels.caption}>
      <IconSprite icons={{ ...EVIDENCE_SPRITE, ...consoleSprite(Object.keys(labels.consoles)), ...STATE_SPRITE }} />
      <table {...ROLES.table} className={styles.table} style={{ '--c': `var(--series-${seriesToken})` } as React.CSSProperties}>
        <caption className="sr">{labels.caption}</caption>
        <RankingHeads columns={columns} labels={labels} />
        <tbody {...ROLES.group} data-follow="">
          {rows.map((row, index) => (
            <Fragment key={row.recordId}>
              {borders.map((border) => border.above === index && <BorderRow key={border.text} border={border} columns={columns} />)}
              <RankingRow
                row={row}
                columns={columns}
                context={{ labels, now, mark: markOf(row.handle), isPlanetLater: index > FOLD_ROW && now === undefined }}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
