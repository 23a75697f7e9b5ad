import type { Split } from '#domain/records/splits.ts';

/** What the sheet of a run shows. Rows are static markup, so a row has it as `data-run`, in JSON. */
export type RunData = {
  readonly place: string;
  readonly rank: number;
  readonly handle: string;
  readonly name: string | null;
  readonly time: string;
  readonly recordHref: string;
  readonly videoUrl: string | null;
  readonly splits: readonly Split[] | null;
};

/** HTML id of the rows of a speedrun ranking. */
export const RUNS_ID = 'runs';
/** HTML id of the reader's own row. */
export const OWN_RUN_ID = 'own-run';
