import type { StageLine } from '#domain/rankings/stage-lines.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill } from '#web/i18n/fill.ts';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './ranking-table.module.css';
import { ROLES } from './table-roles.ts';

const EVERY_COLUMN = 12; // more than there are: a cell never reaches beyond its table

/** A reference border between two rows: a row of its own that is nobody's place. */
export function BorderRow({ line, labels }: { line: StageLine; labels: RankingLabels }) {
  return (
    <tr {...ROLES.row} className={styles.border} data-border>
      <td {...ROLES.cell} colSpan={EVERY_COLUMN}>
        <span>{fill(labels.border, { sum: formatScore(line.sum), border: formatScore(line.border) })}</span>
      </td>
    </tr>
  );
}
