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
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import type { RecordLabels } from './record-labels.ts';

export type Standing = PlayerPage['standings'][number];

export type RecordContext = {
  readonly catalogue: Catalogue;
  readonly labels: RecordLabels;
  readonly zone: string;
  readonly locale: Language;
  readonly query: string; // The page's filter as a query string, for the links to boards.
  readonly hasRules?: boolean | undefined;
};

type RecordColumn = Column<'rank' | 'stage' | 'value' | 'gap' | 'points' | 'date', Standing, RecordContext>;

/** The columns of a list of a player's records. */
const RECORD_COLUMNS: readonly RecordColumn[] = [
  { key: 'rank', phone: 'rank', cell: ({ rank, shared }) => <RankPlate place={rank} text={formatRank(rank, shared)} /> },
  {
    key: 'stage',
    phone: 'name',
    isRowHead: true,
    cell: ({ board }, { catalogue, locale, query, hasRules }) => {
      const place = boardPlace(catalogue, board);
      const kind = board.kind === 'stage' ? catalogue.rules.get(board.ruleId) : catalogue.series.get(listedSeries(board));
      return (
        <>
          <Link href={localePath(locale, addQuery(place?.route ?? '', query))}>{inLanguage(place?.name, locale)}</Link>
          {hasRules && <small>{inLanguage(kind?.short, locale)}</small>}
        </>
      );
    },
  },
  {
    key: 'value',
    phone: 'value',
    cell: ({ recordId, board, rankKey }, { locale }) => (
      <Link href={recordPath(locale, recordId)}>{formatShown(shownOfRankKey(board, rankKey))}</Link>
    ),
  },
  {
    key: 'gap',
    phone: 'line2',
    cell: ({ rank, board, rankKey, firstKey }, { labels }) =>
      rank === 1 ? <WorldRecordTag label={labels.first} meaning={labels.firstMeaning} /> : formatGap(gapBetween(board, rankKey, firstKey)),
  },
  { key: 'points', phone: 'line2', cell: ({ points }) => points !== null && formatScore(points) },
  {
    key: 'date',
    phone: 'line2',
    cell: ({ postedAt }, { zone }) => <When at={postedAt.getTime()} text={formatDate(dayOf(postedAt, zone))} />,
  },
];

/** Returns the columns of a list of records. Without points in any row, there is no column for them. */
export const recordColumns = (standings: readonly Standing[]): readonly RecordColumn[] =>
  RECORD_COLUMNS.filter(({ key }) => key !== 'points' || standings.some(({ points }) => points !== null));
