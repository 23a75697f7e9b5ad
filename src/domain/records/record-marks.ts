import type { RecordState } from './states.ts';

/** Marks for a record's evidence and state. Their indexes are bit numbers, so that a row of a list needs only one number. */
export const RECORD_MARKS = ['image', 'video', 'checked', 'verified', 'asked', 'missing'] as const;

export type RecordMark = (typeof RECORD_MARKS)[number];

const MARK_OF_STATE: Readonly<Partial<Record<RecordState, RecordMark>>> = {
  checked: 'checked',
  verified: 'verified',
  'needs-information': 'asked',
};

type Evidence = {
  readonly hasImage: boolean;
  readonly videoUrl: string | null;
  readonly state: RecordState;
  readonly evidenceMissing: boolean;
};

/** Returns the sum of the flags of the given marks. */
export const sumMarks = (marks: readonly RecordMark[]): number => marks.reduce((sum, mark) => sum | (1 << RECORD_MARKS.indexOf(mark)), 0);

/** Returns the marks of a record as one number. */
export function marksOf({ hasImage, videoUrl, state, evidenceMissing }: Evidence): number {
  const ofState = MARK_OF_STATE[state];
  return sumMarks([
    ...(hasImage ? ['image' as const] : []),
    ...(videoUrl === null ? [] : ['video' as const]),
    ...(ofState ? [ofState] : []),
    ...(evidenceMissing ? ['missing' as const] : []),
  ]);
}

export const hasMark = (marks: number, mark: RecordMark): boolean => ((marks >> RECORD_MARKS.indexOf(mark)) & 1) === 1;
