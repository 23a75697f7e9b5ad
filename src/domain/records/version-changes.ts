import type { RecordState } from './states.ts';

/** The parts of a record version whose changes the record's log shows. */
export type RecordVersion = {
  readonly state: RecordState;
  readonly rankKey: number;
  readonly console: number;
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly achievedAt: Date;
};

export const CHANGED_PARTS = ['state', 'value', 'console', 'comment', 'video', 'achievedAt'] as const;
export type ChangedPart = (typeof CHANGED_PARTS)[number];

/** Returns the parts that differ between two consecutive versions of a record. */
export function changedParts(before: RecordVersion, after: RecordVersion): ChangedPart[] {
  const differs: Readonly<Record<ChangedPart, boolean>> = {
    state: before.state !== after.state,
    value: before.rankKey !== after.rankKey,
    console: before.console !== after.console,
    comment: before.comment !== after.comment,
    video: before.videoUrl !== after.videoUrl,
    achievedAt: before.achievedAt.getTime() !== after.achievedAt.getTime(),
  };
  return CHANGED_PARTS.filter((part) => differs[part]);
}
