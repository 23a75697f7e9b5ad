import type { CSSProperties } from 'react';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import styles from './border-row.module.css';

/** Border between two rows: the index of the row below it, its label, and the class that it opens, if any. */
export type Border = { readonly above: number; readonly text: string; readonly rankClass: number | null };

type Table = { columns: number; classes: Readonly<Record<number, string>> };

/** Renders a border as a separate table row, dotted in the colour of its class. It does not count as a rank. */
function BorderRow({ border: { text, rankClass }, columns, classes }: Table & { border: Border }) {
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  const colour = classKey ? `var(--rank-${classKey})` : 'var(--series-2)';
  return (
    <tr {...ROLES.row} className={styles.border} style={{ '--k': colour } as CSSProperties}>
      <td {...ROLES.cell} colSpan={columns}>
        <span>
          {classKey && rankClass !== null && <RankClassBadge classKey={classKey} label={classes[rankClass] ?? ''} />}
          {text}
        </span>
      </td>
    </tr>
  );
}

/** Renders the borders above a row, in order. */
export function BordersAbove({ line, borders, ...table }: Table & { line: number; borders: readonly Border[] }) {
  return borders.filter(({ above }) => above === line).map((border) => <BorderRow key={border.text} border={border} {...table} />);
}
