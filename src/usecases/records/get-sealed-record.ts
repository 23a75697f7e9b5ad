import { findSealingEvent } from '#data/queries/events/sealed-boards.ts';
import { listOwnRecords } from '#data/queries/records/record-surroundings.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import { consolesOf } from '#domain/catalogue/boards/consoles-of.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { maySeeSealed } from '#domain/events/blind.ts';
import { isRecordId } from '#domain/rankings/feeds/record-id.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import type { ShownValue } from '#domain/records/shown-value.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { managerOf } from '#usecases/events/manage/manager-of.ts';
import { refuse } from '#usecases/refused.ts';
import type { RecordResult } from './record-errors.ts';

/** A record whose result is hidden by an event, for users who may see it. */
export type SealedRecord = {
  readonly player: { readonly userId: string; readonly name: string | null };
  readonly stage: Localised | null;
  readonly value: ShownValue;
  readonly console: Localised | null;
  readonly state: RecordState;
  readonly comment: string | null;
  readonly videoUrl: string | null;
  readonly postedAt: Date;
};

/** Returns the event that currently hides a record's result, or undefined for a public record or an unknown id. */
export async function getSealingEvent({ db, catalogue }: Deps, recordId: string): Promise<LimitedEvent | undefined> {
  const code = isRecordId(recordId) ? await findSealingEvent(db, recordId) : undefined;
  return code === undefined ? undefined : (await catalogue()).events.get(code);
}

/**
 * Returns a hidden record to its author and to managers of its event. Returns 'not-found' to everyone else, and for
 * records that are not hidden.
 */
export async function getSealedRecord(deps: Deps, actor: Actor, recordId: string): Promise<RecordResult<SealedRecord>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  const [event, catalogue] = [await getSealingEvent(deps, recordId), await deps.catalogue()];
  const rows = event ? await listOwnRecords(deps.db, recordId, await readClock(deps.db)) : [];
  const record = rows.find((row) => row.recordId === recordId);
  const board = record && catalogue.boards.get(record.boardId);
  if (!event || !record || !board) return refuse('not-found');
  const manages = (await managerOf(deps, actor, event.id)).ok;
  if (!maySeeSealed({ userId: actor.userId, manages }, record.userId)) return refuse('not-found');
  return {
    ok: true,
    value: {
      player: { userId: record.handle, name: record.name },
      stage: boardPlace(catalogue, board)?.name ?? null,
      value: shownOfRankKey(board, record.rankKey),
      console: consolesOf(catalogue, board).get(record.console)?.name ?? null,
      state: record.state,
      comment: record.comment,
      videoUrl: record.videoUrl,
      postedAt: record.postedAt,
    },
  };
}
