import styles from './chart-table.module.css';
import type { Cells, ChartWords } from './chart-types.ts';

export type NumberTableProps = { words: ChartWords; rows: readonly Cells[] };

/** Shows a chart's numbers as a table with one row per point. The first cell is the row header. */
export function NumberTable({ words: { sentence, heads, labels, table = 'folded' }, rows }: NumberTableProps) {
  if (table === 'nearby') return null;
  const numbers = (
    <table className={styles.table}>
      <caption className="sr">{sentence}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], order) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may have the same text, and only their order distinguishes them
          <tr key={order}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={heads[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (table === 'hidden') return <div className="sr">{numbers}</div>;
  return (
    <details className={styles.fold}>
      <summary>{labels.numbers}</summary>
      {numbers}
    </details>
  );
}
