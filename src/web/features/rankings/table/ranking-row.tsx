import { ROLES } from '#web/ui/table/table-roles.ts';
import { cellClass, type RankingColumn } from './columns.tsx';
import { isFolded } from './fold-rows.ts';
import type { RankingLabels } from './ranking-labels.ts';
import type { ShownRow } from './shown-rows.ts';

type Props = {
  row: ShownRow;
  /** Index of the row on its page. */
  index: number;
  columns: readonly RankingColumn[];
  labels: RankingLabels;
};

/** Renders a player's best record as a ranking row with one cell per column. */
export const RankingRow = ({ row, index, columns, labels }: Props) => (
  <tr {...ROLES.row} data-more={isFolded(index)}>
    {columns.map((column) => {
      const Cell = column.isRowHead ? 'th' : 'td';
      return (
        <Cell
          key={column.key}
          {...(column.isRowHead ? ROLES.rowHead : ROLES.cell)}
          className={cellClass(column)}
          data-place={column.isSorted && row.rank <= 3 ? row.rank : undefined}
        >
          {column.cell(row, labels)}
        </Cell>
      );
    })}
  </tr>
);
