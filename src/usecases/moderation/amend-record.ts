import { isSealed } from '#data/queries/events/sealed-boards.ts';
import { findRecord, findRecordContent, lockRecords } from '#data/queries/records/records.ts';
import type { SignedIn } from '#domain/accounts/actor.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { ActForm } from '#domain/moderation/forms.ts';
import { REASONS } from '#domain/moderation/reasons.ts';
import { draftOfRecord } from '#domain/records/draft/draft-of-record.ts';
import type { DraftErrorCode } from '#domain/records/draft/record-draft.ts';
import { boardOfForm } from '#domain/records/draft/record-form.ts';
import { err, ok, type Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { findActingRole } from '#usecases/records/find-acting-role.ts';
import type { RecordRevision } from '#usecases/records/record-revision.ts';
import { storeEdit } from '#usecases/records/store-edit.ts';
import { invalid, refuse } from '#usecases/refused.ts';
import type { DoneAct } from './log-act.ts';
import type { ModerationResult } from './moderation-errors.ts';

/**
 * Corrects a record or moves it to another board, inside the caller's transaction. Fields without a new value stay
 * unchanged.
 */
export async function amendRecord(
  tx: Deps,
  actor: SignedIn,
  { recordId, revisionId }: RecordRevision,
  { verb, reason, text, changes, ...place }: ActForm,
): Promise<ModerationResult<DoneAct>> {
  const catalogue = await tx.catalogue();
  await lockRecords(tx.db, [recordId]);
  const [record, content] = [await findRecord(tx.db, recordId), await findRecordContent(tx.db, recordId)];
  const standing = record && catalogue.boards.get(record.boardId);
  if (!record || !content || !standing) return refuse('not-found');
  if ((await findActingRole(tx.db, actor, record, 'correct-record')) !== 'moderator') return refuse('not-allowed');
  if (record.revisionId !== revisionId) return refuse('stale');
  const board = verb === 'move' ? findTarget(catalogue, standing, place) : ok(standing);
  if (!board.ok) return invalid({ board: board.error });
  if (await isSealed(tx.db, board.value.boardId)) return refuse('blind');

  const draft = { ...draftOfRecord(content, tx.siteZone), ...changes };
  const why = { text: text ?? null, reason: reason ?? REASONS[verb][0] };
  const edited = await storeEdit(tx, { userId: actor.userId, by: 'moderator', record, board: board.value, draft, ...why });
  if (!edited.ok) return edited;
  const { actId, state } = edited.value;
  return { ok: true, value: { actId, revisionId: edited.value.revisionId, state, isHalf: false } };
}

// Finds the target board for a move. An event board only accepts records from the same event, and rejects them when
// the event has cells, because a cell may be closed.
function findTarget(catalogue: Catalogue, from: Board, place: Parameters<typeof boardOfForm>[1]): Result<Board, DraftErrorCode> {
  const board = boardOfForm(catalogue, place);
  if (!board || board.boardId === from.boardId) return err('unknown-board');
  if (board.event === null) return ok(board);
  if (board.event.code !== from.event?.code) return err('event-not-joined');
  return catalogue.events.get(board.event.code)?.area ? err('event-cell-closed') : ok(board);
}
