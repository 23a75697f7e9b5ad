import { formatSplits, type Split } from '#domain/records/splits.ts';
import { dayOf } from '#domain/shared/date.ts';
import { formatDuration } from '#domain/shared/duration.ts';
import type { RecordDraft } from './record-draft.ts';
import type { RecordValues } from './record-values.ts';

/** The editable content of a stored record, without its board. */
export type StoredContent = RecordValues & {
  readonly console: number;
  readonly overseasEdition: boolean;
  readonly achievedAt: Date;
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly splits: readonly Split[] | null;
};

/** Returns the draft that would produce the stored record. Values that the record lacks are omitted. */
export function draftOfRecord(record: StoredContent, zone: string): RecordDraft {
  const score = record.originalScore ?? record.score;
  const draft: RecordDraft = {
    score: score?.toString(),
    time: record.timeMs === null ? undefined : formatDuration(record.timeMs),
    creatures: record.creatures?.toString(),
    treasure: record.treasure?.toString(),
    ownPoints: record.ownPoints?.toString(),
    computerPoints: record.computerPoints?.toString(),
    overseasEdition: record.overseasEdition || undefined,
    console: record.console,
    achievedOn: dayOf(record.achievedAt, zone),
    comment: record.comment ?? undefined,
    videoUrl: record.videoUrl ?? undefined,
    splits: record.splits === null ? undefined : formatSplits(record.splits),
  };
  return Object.fromEntries(Object.entries(draft).filter(([, typed]) => typed !== undefined));
}
