import type { Db } from '#data/db.ts';
import type { RecordValues } from '#domain/records/record-values.ts';
import type { RecordState } from '#domain/records/states.ts';

export type NewRecord = {
  readonly userId: number;
  readonly boardId: number;
  readonly console: number;
  readonly values: RecordValues;
  readonly rankKey: number;
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly state: RecordState;
  readonly postedAt: Date;
  readonly achievedAt: Date;
  readonly policyRevision: string;
  readonly ruleRevision: string;
};

const ROWS_PER_INSERT = 2_000; // a statement takes at most 65,535 parameters

/** Adds records with dates of their own, as seeds and imports do; ids follow the order given. */
export async function insertRecords(db: Db, records: readonly NewRecord[]): Promise<void> {
  for (let start = 0; start < records.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto('records')
      .values(records.slice(start, start + ROWS_PER_INSERT).map(toRow))
      .execute();
  }
}

const toRow = ({ values, ...record }: NewRecord) => ({
  user_id: record.userId,
  board_id: record.boardId,
  console: record.console,
  rank_key: record.rankKey,
  score: values.score,
  time_ms: values.timeMs,
  original_score: values.originalScore,
  creatures: values.creatures,
  treasure: values.treasure,
  own_points: values.ownPoints,
  computer_points: values.computerPoints,
  comment: record.comment,
  video_url: record.videoUrl,
  state: record.state,
  posted_at: record.postedAt,
  achieved_at: record.achievedAt,
  policy_revision: record.policyRevision,
  rule_revision: record.ruleRevision,
  changed_by: record.userId,
});
