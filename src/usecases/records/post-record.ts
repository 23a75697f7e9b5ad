import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { findUploadBegin } from '#data/queries/evidence/uploads.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findTwin } from '#data/queries/rankings/draft-standing.ts';
import { findStoredAnswer, holdKey, isAnswerTo, storeAnswer } from '#data/queries/records/idempotency-keys.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { checkDraft, whyClosed } from '#domain/records/draft/check-draft.ts';
import { TWIN_WINDOW_MS } from '#domain/records/draft/posting-rules.ts';
import { boardOfForm, type RecordForm } from '#domain/records/draft/record-form.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalid, refuse, tooMany } from '#usecases/refused.ts';
import { enterEvents } from './enter-events.ts';
import { invalidDraft, type RecordRefusal, type RecordResult } from './record-errors.ts';
import { type PostedRecord, storeRecord } from './store-record.ts';

export type Posted = { readonly record: PostedRecord; readonly isReplay: boolean };

const IN_PROGRESS: RecordRefusal = { ...refuse('key-in-progress'), waitSeconds: 1 };

/**
 * Posts a result once per idempotency key. Stores the key, the record, the personal bests and the outbox event in one
 * transaction, for a post with an API token also an audit row that names the token.
 */
export async function postRecord(deps: Deps, actor: Actor, key: string, form: RecordForm, tokenId?: string): Promise<RecordResult<Posted>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'post-record')) return refuse('not-allowed');
  const { userId } = actor;
  const board = boardOfForm(await deps.catalogue(), form);
  const switches = await deps.switches();

  return allOrNothing(deps, async (tx): Promise<RecordResult<Posted>> => {
    const isHeld = await holdKey(tx.db, userId, key);
    const replay = await findStoredAnswer(tx.db, userId, key);
    if (replay) return isAnswerTo(replay, form) ? postedResult(replay.answer as PostedRecord, true) : refuse('key-reused');
    if (!isHeld) return IN_PROGRESS;

    if (!switches.posting) return refuse('posting-closed');
    if (!switches.comments && form.comment) return refuse('comments-closed');
    if (!board) return invalid({ board: 'unknown-board' });
    const uploadStartedAt = form.uploadId === undefined ? null : await findUploadBegin(tx.db, form.uploadId, userId);
    const checked = checkDraft(board, form, { now: await readClock(tx.db), zone: deps.siteZone, purpose: 'post', uploadStartedAt });
    if (!checked.ok) return invalidDraft(checked.errors);
    const eventError = await enterEvents(tx, userId, board);
    if (eventError) return invalid({ board: eventError });
    // The rate limit's row stays locked until the transaction ends, so a player's posts run one after another and
    // see each other.
    const wait = (await takeAttempt(tx.db, 'post-hour', String(userId))) ?? (await takeAttempt(tx.db, 'post-day', String(userId)));
    if (wait) return tooMany(wait);
    const twin = await findTwin(tx.db, userId, { ...checked.value, boardId: board.boardId }, TWIN_WINDOW_MS);
    if (twin !== undefined) return { ...refuse('duplicate-record'), recordId: twin };

    const stored = await storeRecord(tx, { userId, board, checked: checked.value, uploadId: form.uploadId });
    if (!stored.ok) return stored;
    // The time may have advanced while waiting for the lock, so the event's period is checked again with the record's
    // posting time.
    const closed = whyClosed(board, new Date(stored.value.postedAt), uploadStartedAt);
    if (closed) return invalid({ board: closed });
    const { recordId } = stored.value;
    if (tokenId !== undefined)
      await insertAudit(tx.db, { actorId: userId, verb: 'post-by-token', subjectKind: 'record', subjectId: recordId, detail: { tokenId } });
    await storeAnswer(tx.db, userId, key, form, stored.value);
    return postedResult(stored.value, false);
  });
}

const postedResult = (record: PostedRecord, isReplay: boolean): RecordResult<Posted> => ({ ok: true, value: { record, isReplay } });
