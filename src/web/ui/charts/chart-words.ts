/** Texts shared by all charts. */
export type ChartLabels = {
  /** Explanation of the arrow keys for keyboard users. */
  keys: string;
  /** Label that opens the table with the numbers of the chart. */
  numbers: string;
};

export type ChartWords = {
  /** Description of the chart in one sentence, for screen readers. */
  sentence: string;
  /** Column headers of the table, in the order of the cells of each point. */
  heads: readonly string[];
  labels: ChartLabels;
  /**
   * Where the page shows the numbers of the chart: folded under the chart, for screen readers only, or elsewhere on the
   * page.
   */
  table?: 'folded' | 'hidden' | 'nearby' | undefined;
};

/** One point as text, used for its table row and its tooltip. */
export type Cells = readonly string[];
