import type { CSSProperties } from 'react';
import { listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { Static } from '#web/markup/static.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { phoneLabels } from '#web/ui/table/column.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import tableHead from '#web/ui/table/table-head.module.css';
import { ROLES } from '#web/ui/table/table-roles.ts';
import twoLines from '#web/ui/table/two-line-rows.module.css';
import { type RecordContext, recordColumns, type Standing } from './record-columns.tsx';
import styles from './records-table.module.css';

type Props = RecordContext & { standings: readonly Standing[]; caption: string };

/**
 * Lists a player's records, one per board. The name links to the ranking, and the value links to the record. Below 600px,
 * each row becomes two lines.
 */
export const RecordsTable = (props: Props) => (
  <Static
    as="table"
    {...ROLES.table}
    className={`${fixed.table} ${twoLines.table} ${styles.table}`}
    style={phoneLabels(recordColumns(props.standings), props.labels.phone)}
  >
    <RecordsContent {...props} />
  </Static>
);

/** Renders the caption, heads and rows of a table of records. */
export function RecordsContent({ standings, caption, ...context }: Props) {
  const columns = recordColumns(standings);
  return (
    <>
      <caption className="sr">{caption}</caption>
      <thead {...ROLES.group} className={tableHead.head}>
        <tr {...ROLES.row}>
          {columns.map(({ key }) => (
            <th key={key} {...ROLES.columnHead} data-stage={key === 'stage' ? '' : undefined}>
              {context.labels[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {standings.map((standing) => (
          <tr
            key={standing.recordId}
            {...ROLES.row}
            style={{ '--c': `var(--planet-${seriesToken(listedSeries(standing.board))})` } as CSSProperties}
          >
            {columns.map(({ key, phone, isRowHead, cell }) => {
              const Cell = isRowHead ? 'th' : 'td';
              return (
                <Cell key={key} {...(isRowHead ? ROLES.rowHead : ROLES.cell)} data-phone={phone}>
                  {cell(standing, context)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}
