import { Flag } from '#web/ui/media/icons.tsx';
import { ROLES } from '#web/ui/table/table-roles.ts';
import styles from './border-row.module.css';
import { cellClass, type RankingColumn } from './columns.tsx';
import { isFolded } from './fold-rows.ts';

/** Border between two rows, a pace line for readers. */
export type Border = {
  /** Index of the row below it. */
  readonly above: number;
  readonly score: number;
  readonly text: string;
  /** The sentence that explains it. */
  readonly meaning: string;
};

type Props = { border: Border; columns: readonly RankingColumn[]; hide: string };

/**
 * Renders a reference border between two ranking rows as a separate row without a rank, which opens its explanation.
 * Columns that some screens hide have cells of their own. The browser adds how far the reader is from it.
 */
export function BorderRow({ border: { above, score, text, meaning }, columns, hide }: Props) {
  const spare = columns.filter(({ isSpare }) => isSpare);
  return (
    <tr {...ROLES.row} className={styles.border} data-border={score} data-more={isFolded(above)}>
      <td {...ROLES.cell} colSpan={columns.length - spare.length}>
        <details>
          <summary>
            <Flag data-icon="s" aria-hidden />
            {text}
          </summary>
          <p>
            {meaning} <span data-distance="" />
          </p>
          <button type="button" className="narrow-only" data-pace="hide">
            {hide}
          </button>
        </details>
      </td>
      {spare.map((column) => (
        <td key={column.key} {...ROLES.cell} className={cellClass(column)}>
          <span />
        </td>
      ))}
    </tr>
  );
}
