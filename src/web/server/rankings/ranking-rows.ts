import 'server-only';
import type { RowStats } from '#domain/rankings/player/row-stats.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { marksOf } from '#domain/records/record-marks.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import type { StageRow } from '#usecases/rankings/stage/stage-row.ts';

/**
 * Returns the fields of a stage ranking's row that are sent to the browser. Values that can be derived from the rank key
 * are not sent, because a page contains a hundred rows twice: as HTML and as data.
 */
export const pageRow = (row: StageRow) => ({
  recordId: row.recordId,
  place: formatRank(row.rank, row.shared), // '2', or '=2' when tied.
  handle: row.handle,
  name: row.name,
  rankClass: row.rankClass,
  rankKey: row.rankKey,
  points: row.points,
  console: row.console,
  marks: marksOf(row),
  postedAt: Math.floor(row.postedAt.getTime() / MINUTE_MS), // In minutes, because lists show no finer time.
  comment: row.comment,
});

export type RankingRow = Readonly<ReturnType<typeof pageRow>>;

type Source = { readonly row: StageRow; readonly stats: RowStats };
type FileField = (source: Source) => string | number | boolean | null;

/**
 * The fields in CSV and JSON files (docs/api.md) by column of the table, in the order of the file. They have the numbers
 * shown on the page, with times in milliseconds.
 */
export const FILE_FIELDS = {
  rank: { rank: ({ row }) => row.rank, shared: ({ row }) => row.shared },
  player: { userId: ({ row }) => row.handle, name: ({ row }) => row.name, rankClass: ({ row }) => row.rankClass },
  value: { value: ({ stats }) => stats.value.value, shown: ({ stats }) => formatShown(stats.value) },
  above: { toAbove: ({ stats }) => stats.toAbove?.value ?? null },
  gap: { toRecord: ({ stats }) => stats.toRecord?.value ?? 0 },
  bonus: { bonus: ({ stats }) => stats.bonus?.value ?? null },
  points: { points: ({ row }) => row.points },
  console: { console: ({ row }) => row.console },
  proof: {
    image: ({ row }) => row.hasImage,
    video: ({ row }) => row.videoUrl,
    state: ({ row }) => row.state,
    evidenceMissing: ({ row }) => row.evidenceMissing,
  },
  date: { postedAt: ({ row }) => row.postedAt.toISOString(), recordId: ({ row }) => row.recordId },
  comment: { comment: ({ row }) => row.comment },
} as const satisfies Record<string, Readonly<Record<string, FileField>>>;

type Fields = (typeof FILE_FIELDS)[RankingColumnKey];
type NameOf<Group> = Group extends unknown ? keyof Group : never;
type ValueOf<Group, Name extends PropertyKey> = Group extends Readonly<Record<Name, (source: Source) => infer Value>> ? Value : never;

/** A row of a file: its fields by name. */
export type FileRow = { readonly [Name in NameOf<Fields>]: ValueOf<Fields, Name> };

/** Key of a column of the stage ranking. Every column is exported. */
export type RankingColumnKey = keyof typeof FILE_FIELDS;
