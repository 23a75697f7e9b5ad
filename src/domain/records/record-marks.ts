import type { RecordState } from './states.ts';

/** Bit flags for a record's evidence and state, so that a row of a list needs only one number for all of them. */
const BITS = { image: 1, video: 2, checked: 4, verified: 8, asked: 16, missing: 32 } as const;

export type RecordMark = keyof typeof BITS;

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
export const sumMarks = (marks: readonly RecordMark[]): number => marks.reduce((sum, mark) => sum | BITS[mark], 0);

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

export const hasMark = (marks: number, mark: RecordMark): boolean => (marks & BITS[mark]) !== 0;
