'use client'; // rows travel once, as tuples, and are drawn on the server too (decision 0005)
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useNow } from '#web/i18n/when.tsx';
import { EVIDENCE_SPRITE } from '#web/ui/evidence-icons.tsx';
import { IconSprite } from '#web/ui/icon-sprite.tsx';
import { CONSOLE_SPRITE } from './console-icon.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import type { RankingTuple } from './ranking-tuples.ts';

const FOLD_ROW = 12; // the first row that no screen shows before it is scrolled
const SPRITE = { ...EVIDENCE_SPRITE, ...CONSOLE_SPRITE };

type Props = { rows: readonly RankingTuple[]; labels: RankingLabels; seriesId: number };

/** A page of a ranking; under 600 px each row becomes two lines. */
export function RankingTable({ rows, labels, seriesId }: Props) {
  const now = useNow();
  const hasBonus = rows.some(([, , , , , , , , , bonus]) => bonus !== '');
  const Arrow = labels.better === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <div className={styles.scroller}>
      <IconSprite icons={SPRITE} />
      <table className={styles.table} style={{ '--c': `var(--series-${seriesId})` } as React.CSSProperties}>
        <caption className="sr">{labels.caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-rank>
              {labels.rank}
            </th>
            <th scope="col">{labels.player}</th>
            <th scope="col" data-right aria-sort={labels.better}>
              {labels.value}
              <Arrow data-icon="s" aria-hidden />
            </th>
            <th scope="col" data-right>
              {labels.gap}
            </th>
            {hasBonus && (
              <th scope="col" data-right>
                {labels.bonus}
              </th>
            )}
            {labels.points !== null && (
              <th scope="col" data-right>
                {labels.points}
              </th>
            )}
            <th scope="col" data-icons>
              {labels.console}
            </th>
            <th scope="col" data-icons>
              {labels.proof}
            </th>
            <th scope="col" data-date>
              {labels.date}
            </th>
            <th scope="col" data-comment>
              {labels.comment}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <RankingRow key={row[0]} row={row} labels={labels} hasBonus={hasBonus} now={now} isFold={index === FOLD_ROW} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
