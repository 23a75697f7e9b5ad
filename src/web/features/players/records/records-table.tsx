import type { CSSProperties } from 'react';
import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { addQuery, recordPath } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { When } from '#web/i18n/when.tsx';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import fixed from '#web/ui/table/fixed-table.module.css';
import tableHead from '#web/ui/table/table-head.module.css';
import type { RecordLabels } from './record-labels.ts';
import styles from './records-table.module.css';

type Standing = PlayerPage['standings'][number];
type Props = {
  catalogue: Catalogue;
  standings: readonly Standing[];
  caption: string;
  labels: RecordLabels;
  zone: string;
  locale: Language;
  query: string; // The page's filter as a query string, for the links to boards.
  hasRules?: boolean | undefined;
};

/** Lists a player's records, one per board. The name links to the ranking, and the value links to the record. */
export const RecordsTable = (props: Props) => (
  <Static as="table" className={`${fixed.table} ${styles.table}`}>
    <RecordsContent {...props} />
  </Static>
);

/** Renders the caption, heads and rows of a table of records. */
export function RecordsContent(props: Props) {
  const { standings, caption, labels } = props;
  const hasPoints = standings.some(({ points }) => points !== null);
  return (
    <>
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
        {standings.map((standing) => (
          <RecordRow key={standing.recordId} {...props} standing={standing} hasPoints={hasPoints} />
        ))}
      </tbody>
    </>
  );
}

type RowProps = Pick<Props, 'catalogue' | 'labels' | 'zone' | 'locale' | 'query' | 'hasRules'> & { standing: Standing; hasPoints: boolean };

function RecordRow({ catalogue, standing, labels, zone, locale, query, hasRules, hasPoints }: RowProps) {
  const { board, rank, shared, recordId, rankKey, firstKey, points, postedAt } = standing;
  const place = boardPlace(catalogue, board);
  const kind = board.kind === 'stage' ? catalogue.rules.get(board.ruleId) : catalogue.series.get(listedSeries(board));
  return (
    <tr style={{ '--c': `var(--planet-${seriesToken(listedSeries(board))})` } as CSSProperties}>
      <td>
        <RankPlate place={rank} text={formatRank(rank, shared)} />
      </td>
      <th scope="row">
        <Link href={localePath(locale, addQuery(place?.route ?? '', query))}>{inLanguage(place?.name, locale)}</Link>
        {hasRules && <small>{inLanguage(kind?.short, locale)}</small>}
      </th>
      <td>
        <Link href={recordPath(locale, recordId)}>{formatShown(shownOfRankKey(board, rankKey))}</Link>
      </td>
      <td>
        {rank === 1 ? (
          <WorldRecordTag label={labels.first} meaning={labels.firstMeaning} />
        ) : (
          formatGap(gapBetween(board, rankKey, firstKey))
        )}
      </td>
      {hasPoints && <td>{points !== null && formatScore(points)}</td>}
      <td>
        <When at={postedAt.getTime()} text={formatDate(dayOf(postedAt, zone))} />
      </td>
    </tr>
  );
}
