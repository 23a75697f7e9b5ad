import { cellClass, type RankingColumn, type RowContext } from './columns.tsx';
import { OWN_ROW_ID } from './own-row-id.ts';
import type { ShownRow } from './shown-rows.ts';
import { ROLES } from './table-roles.ts';

type Props = { row: ShownRow; columns: readonly RankingColumn[]; context: RowContext };

/** Renders a player's best record as a ranking row with one cell per column. */
export function RankingRow({ row, columns, context }: Props) {
  const { mark } = context;
  return (
    <tr {...ROLES.row} id={mark === 'me' ? OWN_ROW_ID : undefined} data-mark={mark}>
      {columns.map((column) => {
        const Cell = column.isRowHead ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(column.isRowHead ? ROLES.rowHead : ROLES.cell)}
            className={cellClass(column)}
            data-place={column.isSorted && row.rank <= 3 ? row.rank : undefined}
          >
            {column.cell(row, context)}
          </Cell>
        );
      })}
    </tr>
  );
}
