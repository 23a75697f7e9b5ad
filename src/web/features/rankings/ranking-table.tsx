'use client'; // rows travel once, as tuples, and are drawn on the server too (decision 0005)
import { useNow } from '#web/i18n/when.tsx';
import { CONSOLE_SPRITE } from '#web/ui/console-icon.tsx';
import { EVIDENCE_SPRITE } from '#web/ui/evidence-icons.tsx';
import { IconSprite } from '#web/ui/icon-sprite.tsx';
import type { SeriesToken } from '#web/ui/series-token.ts';
import { SideScroller } from '#web/ui/side-scroller.tsx';
import { RankingHeads } from './ranking-heads.tsx';
import type { RankingLabels } from './ranking-labels.ts';
import { RankingRow } from './ranking-row.tsx';
import styles from './ranking-table.module.css';
import type { RankingTuple } from './ranking-tuples.ts';
import { ROLES } from './table-roles.ts';

const FOLD_ROW = 12; // the first row that no screen shows before it is scrolled
const SPRITE = { ...EVIDENCE_SPRITE, ...CONSOLE_SPRITE };

type Props = { rows: readonly RankingTuple[]; labels: RankingLabels; seriesToken: SeriesToken };

/** A page of a ranking; under 600 px each row becomes two lines. */
export function RankingTable({ rows, labels, seriesToken }: Props) {
  const now = useNow();
  const hasBonus = rows.some(([, , , , , , , , , bonus]) => bonus !== '');
  return (
    <SideScroller label={labels.caption}>
      <IconSprite icons={SPRITE} />
      <table {...ROLES.table} className={styles.table} style={{ '--c': `var(--series-${seriesToken})` } as React.CSSProperties}>
        <caption className="sr">{labels.caption}</caption>
        <RankingHeads labels={labels} hasBonus={hasBonus} />
        <tbody {...ROLES.group}>
          {rows.map((row, index) => (
            <RankingRow key={row[0]} row={row} labels={labels} hasBonus={hasBonus} now={now} isFold={index === FOLD_ROW} />
          ))}
        </tbody>
      </table>
    </SideScroller>
  );
}
