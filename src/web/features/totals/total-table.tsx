import { playerRoute } from '#domain/catalogue/routes.ts';
import { PlayerTable } from '#web/features/totals/users/player-table.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { HeatHeads, HeatStrip, heatDigits, heatTable } from '#web/ui/charts/heat/heat-strip.tsx';
import type { Border } from './border-row.tsx';
import type { ColumnHead } from './column-heads.ts';
import { tableColumns } from './columns.tsx';
import type { TotalLabels } from './total-labels.ts';
import type { TotalRow } from './total-rows.ts';
import styles from './total-table.module.css';

type Props = { rows: readonly TotalRow[]; heads: readonly ColumnHead[]; borders: readonly Border[]; labels: TotalLabels };

/**
 * Renders a page of a total: rank, player, sums, newest counted record and a strip of ranks. Wide content scrolls
 * behind the names. On phones, the ranks are bars.
 */
export function TotalTable({ rows, heads, borders, labels }: Props) {
  const digits = heatDigits(rows.map(({ places }) => places));
  const heat = heatTable(heads.length, digits, labels.groupEnds);
  return (
    <PlayerTable
      className={`${styles.table} ${heat.className}`}
      style={heat.style}
      columns={tableColumns(labels.stats)}
      rows={rows}
      context={{ labels }}
      borders={borders}
      strip={{
        head: <HeatHeads boards={heads} label={labels.strip} />,
        cell: ({ places, handle }) => <HeatStrip places={places} digits={digits} href={localePath(labels.locale, playerRoute(handle))} />,
      }}
    />
  );
}
