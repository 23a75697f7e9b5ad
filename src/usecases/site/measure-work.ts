import { countHealth, type HealthFigures } from '#data/queries/evidence-health.ts';
import { listTaskFigures, type TaskFigures } from '#data/queries/jobs.ts';
import {
  countWaitingPurges,
  type OperationFigures,
  readBriefly,
  readOperationFigures,
  type WaitingPurges,
} from '#data/queries/operation-figures.ts';
import { readClock } from '#data/queries/server.ts';
import type { Deps } from '#usecases/deps.ts';

export type WorkFigures = OperationFigures & {
  readonly now: Date;
  readonly tasks: readonly TaskFigures[];
  readonly purges: readonly WaitingPurges[];
};

/** How the work of the whole site stands: numbers alone, for operators; asked by no visitor. */
export const measureWork = ({ db, edges }: Pick<Deps, 'db' | 'edges'>, now: Date): Promise<WorkFigures> =>
  readBriefly(db, async (tx) => ({
    ...(await readOperationFigures(tx)),
    now: await readClock(tx),
    tasks: await listTaskFigures(tx),
    purges: await countWaitingPurges(
      tx,
      edges.map(({ url }) => url),
      now,
    ),
  }));

/** What the weekly look at evidence found; it counts a row of every piece, so ask seldom. */
export const measureEvidence = ({ db }: Pick<Deps, 'db'>): Promise<HealthFigures> => readBriefly(db, countHealth);
