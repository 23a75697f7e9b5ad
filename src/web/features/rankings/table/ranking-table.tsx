import { Fragment } from 'react';
import { Static } from '#web/markup/static.tsx';
import type { SeriesToken } from '#web/ui/player/series-token.ts';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import { type Border, BorderRow } from './border-row.tsx';
import { columnsOf } from './columns.tsx';
import { RankingHeads } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import { ROWS_ID } from './row-ids.ts';
import type { ShownRow } from './shown-rows.ts';
import { ROLES } from './table-roles.ts';

type Props = { rows: readonly ShownRow[]; borders: readonly Border[]; labels: RankingLabels; seriesToken: SeriesToken };

/** Renders a page of a ranking. Below 600px, each row becomes two lines. */
export const RankingTable = ({ seriesToken, ...content }: Props) => (
  <SideScroller label={content.labels.caption}>
    <Static as="table" {...ROLES.table} className={styles.table} style={{ '--c': `var(--series-${seriesToken})` } as React.CSSProperties}>
      <RankingContent {...content} />
    </Static>
  </SideScroller>
);

/** Renders the caption, heads and rows of a ranking. */
export function RankingContent({ rows, borders, labels }: Omit<Props, 'seriesToken'>) {
  const columns = columnsOf(rows);
  return (
    <>
      <caption className="sr">{labels.caption}</caption>
      <RankingHeads columns={columns} labels={labels} />
      <tbody {...ROLES.group} id={ROWS_ID} data-follow="">
        {rows.map((row, index) => (
          <Fragment key={row.recordId}>
            {borders.map((border) => border.above === index && <BorderRow key={border.text} border={border} columns={columns} />)}
            <RankingRow row={row} columns={columns} labels={labels} />
          </Fragment>
        ))}
      </tbody>
    </>
  );
}
