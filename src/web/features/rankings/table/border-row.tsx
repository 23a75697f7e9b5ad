import styles from './border-row.module.css';
import { cellClass, type RankingColumn } from './columns.tsx';
import { ROLES } from './table-roles.ts';

/** Border between two rows: the index of the row below it, and its label. */
export type Border = { readonly above: number; readonly text: string };

type Props = { border: Border; columns: readonly RankingColumn[] };

/**
 * Renders a reference border between two ranking rows as a separate row without a rank. Columns that some screens hide
 * have cells of their own.
 */
export function BorderRow({ border, columns }: Props) {
  const wideOnly = columns.filter(({ isWideOnly }) => isWideOnly);
  return (
    <tr {...ROLES.row} className={styles.border} data-border>
      <td {...ROLES.cell} colSpan={columns.length - wideOnly.length}>
        <span>{border.text}</span>
      </td>
      {wideOnly.map((column) => (
        <td key={column.key} {...ROLES.cell} className={cellClass(column)}>
          <span />
        </td>
      ))}
    </tr>
  );
}
