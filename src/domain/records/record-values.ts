/** The stored values of a record; the board's metric determines which are used. */
export type RecordValues = {
  readonly score: number | null;
  readonly timeMs: number | null; // elapsed; on timeLeft boards the time left
  readonly originalScore: number | null; // as shown by the game, where editions differ
  readonly creatures: number | null;
  readonly treasure: number | null;
  readonly ownPoints: number | null;
  readonly computerPoints: number | null;
};

/** A record without values, as a base. */
export const NO_VALUES: RecordValues = {
  score: null,
  timeMs: null,
  originalScore: null,
  creatures: null,
  treasure: null,
  ownPoints: null,
  computerPoints: null,
};
