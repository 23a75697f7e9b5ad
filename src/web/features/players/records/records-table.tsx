'use client'; // Client component: rows are sent once, as tuples, and also rendered on the server (decision 0005).
import Link from 'next/link';
import type { CSSProperties } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { addQuery, recordPath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { useNow, When } from '#web/i18n/when.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import tableHead from '#web/ui/table/table-head.module.css';
import type { RecordLabels } from './record-labels.ts';
import type { RecordTuple } from './record-tuples.ts';
import styles from './records-table.module.css';

type Props = {
  rows: readonly RecordTuple[];
  caption: string;
  labels: RecordLabels;
  locale: Language;
  query: string; // The page's filter as a query string, for the links to boards.
  hasRules?: boolean | undefined;
};

/** Lists a player's records, one per board. The name links to the ranking, and the value links to the record. */
export function RecordsTable({ rows, caption, labels, locale, query, hasRules }: Props) {
  const now = useNow();
  const hasPoints = rows.some(([, , , , , , , points]) => points !== null);
  return (
    <table className={`${fixed.table} ${styles.table}`}>
      <caption className="sr">{caption}</caption>
      <thead className={tableHead.head}>
        <tr>
          <th scope="col">{labels.rank}</th>
          <th scope="col" data-stage="">
            {labels.stage}
          </th>
          <th scope="col">{labels.value}</th>
          <th scope="col">{labels.gap}</th>
          {hasPoints && <th scope="col">{labels.points}</th>}
          <th scope="col">{labels.date}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([route, name, rank, rankText, recordId, value, gap, points, postedAt, postedOn, rule, series]) => (
          <tr key={recordId} style={{ '--c': `var(--planet-${series})` } as CSSProperties}>
            <td>
              <RankPlate place={rank} text={rankText} />
            </td>
            <th scope="row">
              <Link href={localePath(locale, addQuery(route, query))} prefetch={false}>
                {name}
              </Link>
              {hasRules && <small>{rule}</small>}
            </th>
            <td>
              <Link href={recordPath(locale, recordId)} prefetch={false}>
                {value}
              </Link>
            </td>
            <td>{gap || <WorldRecordTag label={labels.first} meaning={labels.firstMeaning} />}</td>
            {hasPoints && <td>{points !== null && formatScore(points)}</td>}
            <td>
              <When at={postedAt} text={postedOn} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
