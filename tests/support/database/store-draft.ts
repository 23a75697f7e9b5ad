import { readClock } from '#data/queries/site/server.ts';
import { checkDraft } from '#domain/records/draft/check-draft.ts';
import type { RecordDraft } from '#domain/records/draft/record-draft.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { invalidDraft, type RecordResult } from '#usecases/records/record-errors.ts';
import { type PostedRecord, storeRecord } from '#usecases/records/store-record.ts';
import { invalid } from '#usecases/refused.ts';

export const VIDEO = 'https://youtu.be/aaaaaaaaaaa';

/**
 * Stores a draft, by default with a video. It has all effects of a post, without the idempotency key and the rate
 * limits.
 */
export function storeDraft(deps: Deps, userId: number, boardId: number, draft: RecordDraft): Promise<RecordResult<PostedRecord>> {
  return allOrNothing(deps, async (tx) => {
    const board = (await deps.catalogue()).boards.get(boardId);
    if (!board) return invalid({ board: 'unknown-board' });
    const context = { now: await readClock(tx.db), zone: deps.siteZone, purpose: 'post' } as const;
    const checked = checkDraft(board, { videoUrl: VIDEO, ...draft }, context);
    return checked.ok ? storeRecord(tx, { userId, board, checked: checked.value, uploadId: undefined }) : invalidDraft(checked.errors);
  });
}
