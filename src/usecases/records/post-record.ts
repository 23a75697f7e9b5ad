import { takeAttempt } from '#data/queries/attempts.ts';
import { findTwin } from '#data/queries/draft-standing.ts';
import { findStoredAnswer, holdKey, isAnswerTo, storeAnswer } from '#data/queries/idempotency-keys.ts';
import { readClock } from '#data/queries/server.ts';
import { findUploadBegin } from '#data/queries/uploads.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { checkDraft, whyClosed } from '#domain/records/check-draft.ts';
import { TWIN_WINDOW_MS } from '#domain/records/posting-rules.ts';
import { boardOfForm, type RecordForm } from '#domain/records/record-form.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { enterEvents } from './enter-events.ts';
import { invalid, invalidDraft, type RecordRefusal, type RecordResult, refuse, tooMany } from './record-errors.ts';
import { type PostedRecord, storeRecord } from './store-record.ts';

export type Posted = { readonly record: PostedRecord; readonly isReplay: boolean };

const IN_PROGRESS: RecordRefusal = { ...refuse('key-in-progress'), waitSeconds: 1 };

/** Posts a result once, however often it is sent with its key: key, record, bests and note of it, all or nothing. */
export async function postRecord(deps: Deps, actor: Actor, key: string, form: RecordForm): Promise<RecordResult<Posted>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'post-record')) return refuse('not-allowed');
  const { userId } = actor;
  const board = boardOfForm(await deps.catalogue(), form);
  const switches = await deps.switches();

  return allOrNothing(deps, async (tx): Promise<RecordResult<Posted>> => {
    const isHeld = await holdKey(tx.db, userId, key);
    const kept = await findStoredAnswer(tx.db, userId, key);
    if (kept) return isAnswerTo(kept, form) ? said(kept.answer as PostedRecord, true) : refuse('key-reused');
    if (!isHeld) return IN_PROGRESS;

    if (!switches.posting) return refuse('posting-closed');
    if (!switches.comments && form.comment) return refuse('comments-closed');
    if (!board) return invalid({ board: 'unknown-board' });
    const uploadStartedAt = form.uploadId === undefined ? null : await findUploadBegin(tx.db, form.uploadId, userId);
    const checked = checkDraft(board, form, { now: await readClock(tx.db), zone: deps.siteZone, purpose: 'post', uploadStartedAt });
    if (!checked.ok) return invalidDraft(checked.errors);
    const unwelcome = await enterEvents(tx, userId, board);
    if (unwelcome) return invalid({ board: unwelcome });
    // The counter's row stays locked until the end, so a player's posts come one after the other and see each other.
    const wait = (await takeAttempt(tx.db, 'post-hour', String(userId))) ?? (await takeAttempt(tx.db, 'post-day', String(userId)));
    if (wait) return tooMany(wait);
    const twin = await findTwin(tx.db, userId, { ...checked.value, boardId: board.boardId }, TWIN_WINDOW_MS);
    if (twin !== undefined) return { ...refuse('duplicate-record'), recordId: twin };

    const stored = await storeRecord(tx, { userId, board, checked: checked.value, uploadId: form.uploadId });
    if (!stored.ok) return stored;
    // Whoever waited for a turn was checked a while ago: what counts is the date that the record got.
    const closed = whyClosed(board, new Date(stored.value.postedAt), uploadStartedAt);
    if (closed) return invalid({ board: closed });
    await storeAnswer(tx.db, userId, key, form, stored.value);
    return said(stored.value, false);
  });
}

const said = (record: PostedRecord, isReplay: boolean): RecordResult<Posted> => ({ ok: true, value: { record, isReplay } });
