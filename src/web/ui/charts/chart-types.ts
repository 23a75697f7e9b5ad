/** A colour defined in night.css and day.css. Only theme colours are allowed so that charts work in both themes. */
export type Colour = `var(--${string})`;

/** Texts shared by all charts. */
type ChartLabels = {
  /** Explanation of the arrow keys for keyboard users. */
  keys: string;
  /** Label that opens the table with the chart's numbers. */
  numbers: string;
};

export type ChartWords = {
  /** Description of the chart in one sentence, for screen readers. */
  sentence: string;
  /** Column headers of the table, in the order of each point's cells. */
  heads: readonly string[];
  labels: ChartLabels;
  /**
   * Where the page shows the chart's numbers: folded under the chart, for screen readers only, or elsewhere on the
   * page.
   */
  table?: 'folded' | 'hidden' | 'nearby' | undefined;
};

/** One point as text, used for its table row and its tooltip. */
export type Cells = readonly string[];

/** A position in a chart, in units of its viewBox, or on the screen, in pixels. */
export type Place = { readonly x: number; readonly y: number };
