import { ArrowDown, ArrowUp } from 'lucide-react';
import tableHead from '#web/ui/table/table-head.module.css';
import styles from './ranking-heads.module.css';
import type { RankingLabels } from './ranking-labels.ts';
import cells from './ranking-table.module.css';
import { ROLES } from './table-roles.ts';

/** Columns that only some boards have. */
export type Columns = { readonly bonus: boolean; readonly points: boolean };

/** Renders the column headings of a ranking. CSS hides headings with a class together with their cells. */
export function RankingHeads({ labels, columns }: { labels: RankingLabels; columns: Columns }) {
  const Arrow = labels.better === 'ascending' ? ArrowUp : ArrowDown;
  const stat = (label: string, className?: string) => (
    <th {...ROLES.columnHead} className={className} data-right>
      {label}
    </th>
  );
  return (
    <thead {...ROLES.group} className={`${tableHead.head} ${styles.heads}`}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHead}>{labels.rank}</th>
        <th {...ROLES.columnHead}>{labels.player}</th>
        <th {...ROLES.columnHead} data-right aria-sort={labels.better}>
          {labels.value}
          <Arrow data-icon="s" aria-hidden />
        </th>
        {stat(labels.above, cells.above)}
        {stat(labels.gap, cells.gap)}
        {columns.bonus && stat(labels.bonus)}
        {columns.points && stat(labels.points ?? '')}
        <th {...ROLES.columnHead} className={cells.console} data-icon-column>
          {labels.console}
        </th>
        <th {...ROLES.columnHead} data-icon-columns>
          {labels.proof}
        </th>
        <th {...ROLES.columnHead} data-date>
          {labels.date}
        </th>
        <th {...ROLES.columnHead} className={cells.comment} data-comment>
          {labels.comment}
        </th>
      </tr>
    </thead>
  );
}
