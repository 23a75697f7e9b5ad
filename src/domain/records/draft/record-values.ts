/** The stored values of a record. The board's metric determines which of them are set. */
export type RecordValues = {
  readonly score: number | null;
  readonly timeMs: number | null; // elapsed time, or the time left on timeLeft boards
  readonly originalScore: number | null; // score shown by the game, on boards with a regional adjustment
  readonly creatures: number | null;
  readonly treasure: number | null;
  readonly ownPoints: number | null;
  readonly computerPoints: number | null;
};

/** Record values that are all null, to be overridden by the values of a metric. */
export const NO_VALUES: RecordValues = {
  score: null,
  timeMs: null,
  originalScore: null,
  creatures: null,
  treasure: null,
  ownPoints: null,
  computerPoints: null,
};
