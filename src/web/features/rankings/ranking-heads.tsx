import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './ranking-table.module.css';
import { ROLES } from './table-roles.ts';

/** The heads of a ranking's columns; those with a class vanish together with their cells. */
export function RankingHeads({ labels, hasBonus }: { labels: RankingLabels; hasBonus: boolean }) {
  const Arrow = labels.better === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th {...ROLES.columnHead}>{labels.rank}</th>
        <th {...ROLES.columnHead}>{labels.player}</th>
        <th {...ROLES.columnHead} data-right aria-sort={labels.better}>
          {labels.value}
          <Arrow data-icon="s" aria-hidden />
        </th>
        <th {...ROLES.columnHead} className={styles.gap} data-right>
          {labels.gap}
        </th>
        {hasBonus && (
          <th {...ROLES.columnHead} data-right>
            {labels.bonus}
          </th>
        )}
        {labels.points !== null && (
          <th {...ROLES.columnHead} data-right>
            {labels.points}
          </th>
        )}
        <th {...ROLES.columnHead} className={styles.console} data-icons>
          {labels.console}
        </th>
        <th {...ROLES.columnHead} data-icons>
          {labels.proof}
        </th>
        <th {...ROLES.columnHead} data-date>
          {labels.date}
        </th>
        <th {...ROLES.columnHead} className={styles.comment} data-comment>
          {labels.comment}
        </th>
      </tr>
    </thead>
  );
}
