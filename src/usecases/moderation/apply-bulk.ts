import { lockBulk, markApplied } from '#data/queries/moderation/moderation-bulks.ts';
import { lockRecords } from '#data/queries/records/records.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { STATE_AFTER } from '#domain/moderation/verbs.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { storeStateChange } from '#usecases/records/change-record-state.ts';
import { type AllowedChange, checkStateChange } from '#usecases/records/check-state-change.ts';
import { refuse } from '#usecases/refused.ts';
import { requireRecentFor } from '#usecases/sign-in-methods/refusal-of.ts';
import type { DoneAct } from './log-act.ts';
import type { ModerationResult } from './moderation-errors.ts';

const PREVIEW_LASTS_MS = 60 * MINUTE_MS;

/** Applies a previewed bulk action to all its records, or to none when a record has changed since the preview. */
export async function applyBulk(deps: Deps, actor: Actor, bulkId: string): Promise<ModerationResult<readonly DoneAct[]>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  return allOrNothing(deps, async (tx): Promise<ModerationResult<readonly DoneAct[]>> => {
    const bulk = await lockBulk(tx.db, bulkId);
    // Only the moderator who previewed the bulk action may apply it.
    if (bulk?.actorId !== actor.userId) return refuse('not-found');
    const refusal = bulk.verb === 'withdraw' ? requireRecentFor(actor, 'withdraw-record') : undefined;
    if (refusal) return refusal;
    if (bulk.appliedAt) return refuse('already-applied');
    if ((await readClock(tx.db)).getTime() - bulk.previewedAt.getTime() > PREVIEW_LASTS_MS) return refuse('preview-over');
    await lockRecords(
      tx.db,
      bulk.items.map(({ recordId }) => recordId),
    );
    const [changes, changed]: [AllowedChange[], string[]] = [[], []];
    for (const item of bulk.items) {
      const assessed = await checkStateChange(tx, actor, item, STATE_AFTER[bulk.verb]);
      if (assessed.ok && assessed.value.by === 'moderator') changes.push(assessed.value);
      else changed.push(item.recordId);
    }
    if (changed.length > 0) return { ...refuse('changed-since'), records: changed };
    const done: DoneAct[] = [];
    for (const change of changes) done.push(await storeStateChange(tx, actor.userId, change, bulk));
    await markApplied(tx.db, bulkId);
    return { ok: true, value: done };
  });
}
