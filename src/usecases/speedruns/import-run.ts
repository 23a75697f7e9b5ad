import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { listBansOn } from '#data/queries/accounts/bans.ts';
import { findTwin } from '#data/queries/rankings/draft-standing.ts';
import { findImportedRun, insertImportedRun, lockImports } from '#data/queries/records/imported-runs.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Role } from '#domain/accounts/actor.ts';
import { roleWithin } from '#domain/accounts/bans.ts';
import { parseHandle } from '#domain/accounts/handle.ts';
import { speedrunBoard } from '#domain/catalogue/boards/find-board.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { draftOfRun } from '#domain/speedruns/draft-of-run.ts';
import { type OutsideRun, outsideRun } from '#domain/speedruns/outside-run.ts';
import type { Deps } from '#usecases/deps.ts';
import { storeRecord } from '#usecases/records/store-record.ts';

const EVER_MS = 100 * 365 * DAY_MS;

/** Reasons for refusing a run: error codes per field, or one code for the whole run. */
export type RunRefusal =
  | 'not-a-run'
  | 'unknown-speedrun'
  | 'unknown-player'
  | 'banned'
  | 'duplicate-record'
  | Readonly<Record<string, string>>;

export type RunOutcome =
  | { readonly kind: 'imported'; readonly recordId: string }
  | { readonly kind: 'known'; readonly recordId: string }
  | { readonly kind: 'refused'; readonly why: RunRefusal };

class RolledBack extends Error {
  readonly outcome: RunOutcome;
  constructor(outcome: RunOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

/**
 * Imports one run from a service as its player's record, posted now, unless it was imported before. A dry run only
 * returns the outcome.
 */
export async function importRun(deps: Deps, service: string, input: unknown, isDry: boolean): Promise<RunOutcome> {
  const run = outsideRun.safeParse(input);
  if (!run.success) return refused('not-a-run');
  try {
    return await deps.db.transaction().execute(async (db) => {
      const outcome = await take({ ...deps, db }, service, run.data);
      if (isDry || outcome.kind === 'refused') throw new RolledBack(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome;
    throw error;
  }
}

async function take(tx: Deps, service: string, run: OutsideRun): Promise<RunOutcome> {
  await lockImports(tx.db); // serialises concurrent imports, so that a run is imported only once
  const known = await findImportedRun(tx.db, service, run.id);
  if (known !== undefined) return { kind: 'known', recordId: known };
  const catalogue = await tx.catalogue();
  const board = speedrunBoard(catalogue, run.speedrun);
  if (!board) return refused('unknown-speedrun');
  const handle = parseHandle(run.player);
  const player = handle.ok ? await findAccountByHandle(tx.db, handle.value) : undefined;
  if (!player) return refused('unknown-player');

  const { userId } = player;
  const bans = (await listBansOn(tx.db, userId)).map(({ scope }) => scope);
  if (roleWithin(player.role as Role, bans, 'records') === 'banned') return refused('banned');
  const draft = draftOfRun(catalogue, run);
  const checked = checkDraft(board, draft, { now: await readClock(tx.db), zone: tx.siteZone, purpose: 'post' });
  if (!checked.ok) return refused(Object.fromEntries(checked.errors.map(({ field, code }) => [field, code])));
  // An import requires a video from everyone, not only from newcomers.
  if (checked.value.videoUrl === null) return refused({ videoUrl: 'evidence-required' });
  const twin = await findTwin(tx.db, userId, { ...checked.value, boardId: board.boardId }, EVER_MS);
  if (twin !== undefined) return refused('duplicate-record');

  const stored = await storeRecord(tx, { userId, board, checked: checked.value, uploadId: undefined });
  if (!stored.ok) return refused(stored.fields ?? { board: stored.error });
  const { recordId } = stored.value;
  await insertImportedRun(tx.db, { service, runId: run.id, recordId });
  return { kind: 'imported', recordId };
}

const refused = (why: RunRefusal): RunOutcome => ({ kind: 'refused', why });
