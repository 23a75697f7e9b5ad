/** What all charts of the site say alike. */
export type ChartLabels = {
  /** What the arrow keys do, for whoever reaches a chart by keys. */
  keys: string;
  /** Opens the table of the same numbers. */
  numbers: string;
};

export type ChartWords = {
  /** The chart in one sentence: what a screen reader says in its place. */
  sentence: string;
  /** Heads of the table, in the order of every point's cells. */
  heads: readonly string[];
  labels: ChartLabels;
  /** Where the same numbers stand: folded under the chart, read aloud only, or already on the page beside it. */
  table?: 'folded' | 'hidden' | 'nearby' | undefined;
};

/** One point in words: a row of the table, and what the pointer and the keys show. */
export type Cells = readonly string[];
