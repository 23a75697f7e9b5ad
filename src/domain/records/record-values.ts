/** The figures of a record as they are stored; which of them a board uses is said by its metric. */
export type RecordValues = {
  readonly score: number | null;
  readonly timeMs: number | null; // elapsed; on timeLeft boards the time left
  readonly originalScore: number | null; // as the game showed it, where editions differ
  readonly creatures: number | null;
  readonly treasure: number | null;
  readonly ownPoints: number | null;
  readonly computerPoints: number | null;
};

/** A record without any figure, to build one from. */
export const NO_VALUES: RecordValues = {
  score: null,
  timeMs: null,
  originalScore: null,
  creatures: null,
  treasure: null,
  ownPoints: null,
  computerPoints: null,
};
