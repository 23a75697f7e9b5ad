import type { CSSProperties } from 'react';
import { playerRoute, recordRoute } from '#domain/catalogue/routes.ts';
import { hasMark } from '#domain/records/record-marks.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatScore } from '#domain/shared/score.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { localePath } from '#web/i18n/locales.ts';
import { When } from '#web/i18n/when.tsx';
import type { RankingColumnKey } from '#web/server/rankings/ranking-rows.ts';
import { ConsoleIcon } from '#web/ui/media/console-icon.tsx';
import { EvidencePair } from '#web/ui/media/evidence-icons.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { WorldRecordTag } from '#web/ui/player/world-record-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import type { RankingLabels } from './ranking-labels.ts';
import styles from './ranking-table.module.css';
import type { ShownRow } from './shown-rows.ts';
import { CheckMarks, DoubtMarks } from './state-marks.tsx';

const SHORTEST_BAR = 8; // Minimum length of a bar, in percent.
const SHORT_COMMENT = 16; // Characters that fit into the column. Longer comments may be cut.

export type RankingColumn = Column<RankingColumnKey, ShownRow, RankingLabels> & {
  /** Name of the head's data attribute, which sets the width. Columns without one share the remaining width. */
  readonly width?: 'right' | 'icon-column' | 'icon-columns' | 'date' | 'comment';
  /** Class of the cells. The default is the class with the name of the key. */
  readonly className?: string | undefined;
  /** Whether the table is sorted by the column. The first three places have the colours of medals there. */
  readonly isSorted?: true;
  /**
   * Whether wide screens hide the column, where the ranking shares the page with a second column. The style sheet hides
   * it, and the comment also up to 960px.
   */
  readonly isSpare?: true;
  /** The field of the column, if boards exist where it is null in every row. They have no such column. */
  readonly field?: 'bonus' | 'points';
};

/** The columns of a stage ranking. Files have the same columns (`FILE_FIELDS` in `ranking-rows.ts`). */
export const RANKING_COLUMNS: readonly RankingColumn[] = [
  { key: 'rank', phone: 'rank', cell: ({ rank, place }) => (rank <= 3 ? <RankPlate place={rank} text={place} /> : place) },
  {
    key: 'player',
    phone: 'name',
    isRowHead: true,
    cell: ({ handle, name, rankClass }, labels) => (
      <a href={localePath(labels.locale, playerRoute(handle))}>
        <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} isPlanetLater />
      </a>
    ),
  },
  {
    key: 'value',
    phone: 'value',
    width: 'right',
    isSorted: true,
    cell: ({ recordId, value, behind, marks }, labels) => (
      <a
        href={localePath(labels.locale, recordRoute(recordId))}
        style={{ '--length': `${Math.round(100 - behind * (100 - SHORTEST_BAR))}%` } as CSSProperties}
      >
        <DoubtMarks marks={marks} labels={labels} />
        {formatShown(value)}
      </a>
    ),
  },
  { key: 'above', phone: 'hidden', width: 'right', isSpare: true, cell: ({ toAbove }) => toAbove && formatGap(toAbove) },
  {
    key: 'gap',
    phone: 'line2',
    width: 'right',
    cell: ({ toRecord }, labels) =>
      toRecord ? formatGap(toRecord) : <WorldRecordTag label={labels.record} meaning={labels.recordMeaning} />,
  },
  {
    key: 'bonus',
    phone: 'hidden',
    width: 'right',
    field: 'bonus',
    isSpare: true,
    cell: ({ bonus }) => bonus && formatShown(bonus),
  },
  {
    key: 'points',
    phone: 'line2',
    width: 'right',
    field: 'points',
    cell: ({ points }) => points !== null && formatScore(points),
  },
  {
    key: 'console',
    phone: 'hidden',
    width: 'icon-column',
    isSpare: true,
    cell: ({ console }, labels) => <ConsoleIcon console={console} label={labels.consoles[console] ?? ''} />,
  },
  {
    key: 'proof',
    phone: 'action',
    width: 'icon-columns',
    cell: ({ recordId, marks }, labels) => {
      const [image, video] = [hasMark(marks, 'image'), hasMark(marks, 'video')];
      const icons = <EvidencePair image={image} video={video} labels={labels} />;
      // The link opens the evidence sheet, or the record page without JavaScript.
      return image || video ? (
        <a href={localePath(labels.locale, recordRoute(recordId))} aria-haspopup="dialog">
          {icons}
        </a>
      ) : (
        icons
      );
    },
  },
  {
    key: 'date',
    phone: 'line2',
    width: 'date',
    cell: ({ postedAt }, labels) => {
      const at = postedAt * MINUTE_MS;
      return <When at={at} text={formatDate(dayOf(new Date(at), labels.zone))} />;
    },
  },
  {
    key: 'comment',
    phone: 'hidden',
    width: 'comment',
    isSpare: true,
    cell: ({ marks, comment }, labels) => (
      <>
        <CheckMarks marks={marks} labels={labels} />
        {comment && <span title={comment.length > SHORT_COMMENT ? comment : undefined}>{comment}</span>}
      </>
    ),
  },
];

/** Returns the columns of a page of a ranking, without those in which no row has a value. */
export const columnsOf = (rows: readonly ShownRow[]): readonly RankingColumn[] =>
  RANKING_COLUMNS.filter(({ field }) => !field || rows.some((row) => row[field] !== null));

export const cellClass = ({ key, className = styles[key] }: RankingColumn): string | undefined => className;
