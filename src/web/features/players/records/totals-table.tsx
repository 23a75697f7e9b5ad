import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import fold from '#web/features/players/fold.module.css';
import styles from '#web/features/players/player-page.module.css';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { phoneLabels } from '#web/ui/table/column.ts';
import fixed from '#web/ui/table/fixed-table.module.css';
import tableHead from '#web/ui/table/table-head.module.css';
import { ROLES } from '#web/ui/table/table-roles.ts';
import twoLines from '#web/ui/table/two-line-rows.module.css';
import { TOTAL_COLUMNS } from './total-columns.tsx';
import table from './totals-table.module.css';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/**
 * Lists the player's rank and sums in every total, on demand: the series cards show the most important ones. Below 600px,
 * each row becomes two lines.
 */
export function TotalsTable({ catalogue, page: { totals, filter }, locale }: Props) {
  const t = translate(locale, 'players.totals');
  const heading = t('heading', { count: totals.length });
  const { phone } = messagesOf(locale).players.totals;
  const context = { catalogue, filter, locale };
  return (
    <Static as="section" aria-labelledby="totals">
      <details className={styles.totals}>
        <summary className={`card ${fold.head}`}>
          <h2 id="totals">{heading}</h2>
          <ChevronDown />
        </summary>
        <div className={`card ${table.card}`}>
          <table {...ROLES.table} className={`${fixed.table} ${twoLines.table} ${table.table}`} style={phoneLabels(TOTAL_COLUMNS, phone)}>
            <caption className="sr">{heading}</caption>
            <thead {...ROLES.group} className={tableHead.head}>
              <tr {...ROLES.row}>
                {TOTAL_COLUMNS.map(({ key }) => (
                  <th key={key} {...ROLES.columnHead}>
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...ROLES.group}>
              {totals.map((line) => (
                <tr key={line.totalId} {...ROLES.row}>
                  {TOTAL_COLUMNS.map(({ key, phone: place, isRowHead, cell }) => {
                    const Cell = isRowHead ? 'th' : 'td';
                    return (
                      <Cell key={key} {...(isRowHead ? ROLES.rowHead : ROLES.cell)} data-phone={place}>
                        {cell(line, context)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Static>
  );
}
