import { getEntryRevision } from '#data/queries/catalogue.ts';
import { getPolicyRevision } from '#data/queries/policies.ts';
import { insertRecords } from '#data/queries/records.ts';
import { readClock } from '#data/queries/server.ts';
import { noteRankingChange } from '#data/queue.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { checkDraft } from '#domain/records/check-draft.ts';
import type { DraftError, RecordDraft } from '#domain/records/record-draft.ts';
import type { Deps } from '#usecases/deps.ts';

export type PostRecordError = 'login-required' | 'not-allowed' | 'unknown-board' | 'bad-draft';

export type PostRecordAnswer =
  | { readonly ok: true; readonly value: { readonly recordId: string; readonly revisionId: string; readonly postedAt: Date } }
  | { readonly ok: false; readonly error: PostRecordError; readonly fields: readonly DraftError[] };

const refuse = (error: PostRecordError, fields: readonly DraftError[] = []): PostRecordAnswer => ({ ok: false, error, fields });

/** Posts a result: record, bests, history and the job that renews totals, all or nothing. */
export async function postRecord(deps: Deps, actor: Actor, boardId: number, draft: RecordDraft): Promise<PostRecordAnswer> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'post-record')) return refuse('not-allowed');
  const board = (await deps.catalogue()).boards.get(boardId);
  if (!board) return refuse('unknown-board');

  return deps.db.transaction().execute(async (tx) => {
    const checked = checkDraft(board, draft, { now: await readClock(tx), zone: deps.siteZone, purpose: 'post' });
    if (!checked.ok) return refuse('bad-draft', checked.errors);
    const [stored] = await insertRecords(tx, [
      {
        ...checked.value,
        userId: actor.userId,
        boardId,
        state: 'posted',
        postedAt: null,
        policyRevision: await getPolicyRevision(tx, 'evidence'),
        ruleRevision: await getEntryRevision(tx, 'rule', board.ruleId),
      },
    ]);
    if (!stored) throw new Error('the record was not stored');
    await noteRankingChange(tx);
    return { ok: true, value: stored };
  });
}
