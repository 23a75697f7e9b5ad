import { ArrowDown, ArrowUp } from '#web/ui/media/icons.tsx';
import tableHead from '#web/ui/table/table-head.module.css';
import { ROLES } from '#web/ui/table/table-roles.ts';
import { cellClass, type RankingColumn } from './columns.tsx';
import styles from './ranking-heads.module.css';
import type { RankingLabels } from './ranking-labels.ts';

type Props = { columns: readonly RankingColumn[]; labels: RankingLabels };

/** Renders the column headings of a ranking. A heading that some screens hide has the class of its cells. */
export function RankingHeads({ columns, labels }: Props) {
  const Arrow = labels.better === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <thead {...ROLES.group} className={`${tableHead.head} ${styles.heads}`}>
      <tr {...ROLES.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...ROLES.columnHead}
            className={column.phone === 'hidden' || column.isSpare ? cellClass(column) : undefined}
            {...(column.width && { [`data-${column.width}`]: true })}
            aria-sort={column.isSorted && labels.better}
          >
            {labels.heads[column.key]}
            {column.isSorted && <Arrow data-icon="s" aria-hidden />}
          </th>
        ))}
      </tr>
    </thead>
  );
}
