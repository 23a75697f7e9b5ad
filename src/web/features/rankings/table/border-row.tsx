import type { StageLine } from '#domain/rankings/player/stage-lines.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import styles from './border-row.module.css';
import type { Columns } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import table from './ranking-table.module.css';
import { ROLES } from './table-roles.ts';

// Number of columns, without the comment, which is hidden first, and without the columns that only some boards have.
const COLUMNS = 8;

type Props = { line: StageLine; columns: Columns; labels: RankingLabels };

/** Renders a reference border between two ranking rows as a separate row without a rank. */
export function BorderRow({ line, columns, labels }: Props) {
  return (
    <tr {...ROLES.row} className={styles.border} data-border>
      <td {...ROLES.cell} colSpan={COLUMNS + Number(columns.bonus) + Number(columns.points)}>
        <span>{fill(labels.border, { sum: formatScore(line.sum), border: formatScore(line.border) })}</span>
      </td>
      <td {...ROLES.cell} className={table.comment}>
        <span />
      </td>
    </tr>
  );
}
