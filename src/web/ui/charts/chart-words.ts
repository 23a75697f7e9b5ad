/** Texts shared by all charts. */
export type ChartLabels = {
  /** What the arrow keys do, for keyboard users. */
  keys: string;
  /** Label that opens the table of the same numbers. */
  numbers: string;
};

export type ChartWords = {
  /** The chart in one sentence, for screen readers. */
  sentence: string;
  /** Column headers of the table, in the order of every point's cells. */
  heads: readonly string[];
  labels: ChartLabels;
  /** Where the same numbers are: folded under the chart, for screen readers only, or elsewhere on the page. */
  table?: 'folded' | 'hidden' | 'nearby' | undefined;
};

/** One point as text: a table row, and the tooltip. */
export type Cells = readonly string[];
