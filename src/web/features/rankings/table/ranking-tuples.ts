import { formatRank } from '#domain/rankings/ranks.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';

/**
 * Ranking row as sent to the browser. It is compact because a page contains a hundred rows twice. Values that can be
 * derived from the rank key are not sent.
 */
export type RankingTuple = readonly [
  recordId: string,
  place: string, // '2', or '=2' when tied.
  handle: string,
  name: string | null,
  rankClass: number | null,
  rankKey: number,
  points: number | null,
  console: number,
  marks: number, // Bit flags of `MARKS`.
  postedAt: number, // In minutes, because lists show no finer time.
  comment: string | null,
];

/** Bit flags for the evidence and the state of a record. */
export const MARKS = { image: 1, video: 2, checked: 4, verified: 8, asked: 16, missing: 32 } as const;
export type Mark = keyof typeof MARKS;

const MARK_OF_STATE: Readonly<Partial<Record<RecordState, Mark>>> = {
  checked: 'checked',
  verified: 'verified',
  'needs-information': 'asked',
};

export function rankingTuples({ rows }: Pick<StageRanking, 'rows'>): RankingTuple[] {
  return rows.map((row) => [
    row.recordId,
    formatRank(row.rank, row.shared),
    row.handle,
    row.name,
    row.rankClass,
    row.rankKey,
    row.points,
    row.console,
    marksOf(row),
    Math.floor(row.postedAt.getTime() / 60_000),
    row.comment,
  ]);
}

function marksOf({ hasImage, videoUrl, state, evidenceMissing }: StageRanking['rows'][number]): number {
  const ofState = MARK_OF_STATE[state];
  return (
    (hasImage ? MARKS.image : 0) |
    (videoUrl === null ? 0 : MARKS.video) |
    (ofState ? MARKS[ofState] : 0) |
    (evidenceMissing ? MARKS.missing : 0)
  );
}
