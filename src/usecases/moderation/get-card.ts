import { listPlayerNames } from '#data/queries/accounts/players.ts';
import { listActs, type StoredAct } from '#data/queries/moderation/moderation-acts.ts';
import {
  type AlikePicture,
  type AuthorStats,
  findAuthorStats,
  findRuleVersion,
  listAlike,
  type RuleVersion,
} from '#data/queries/moderation/moderation-card.ts';
import { listNotes } from '#data/queries/moderation/moderation-notes.ts';
import { listCasesOf, type OpenCase } from '#data/queries/moderation/moderation-queue.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { checkUndo, firstEyes } from '#domain/moderation/acts.ts';
import { STATE_AFTER, STATE_VERBS, type Verb } from '#domain/moderation/verbs.ts';
import { type EvidenceDuty, lacksEvidence } from '#domain/records/evidence/evidence-duty.ts';
import { canTransition, isCountable } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Evidence, listEvidence } from '#usecases/evidence/find-evidence.ts';
import { getRecord, type RecordPage } from '#usecases/rankings/records/get-record.ts';
import { findActingRole } from '#usecases/records/find-acting-role.ts';
import { getRecordLog, type RecordEvent } from '#usecases/records/get-record-log.ts';
import { refuse } from '#usecases/refused.ts';
import type { ModerationResult } from './moderation-errors.ts';

const LAST_FIVE = 5;
const ALIKE_BITS = 2;

/** A record with everything that a moderator needs for a decision. */
export type Card = {
  readonly page: RecordPage; // record page, which includes the neighbours on the board
  readonly lastFive: RecordPage['history']; // the author's last five records on this board, newest first
  readonly picture: Evidence | undefined;
  readonly evidenceDuty: EvidenceDuty;
  readonly evidenceMissing: boolean;
  readonly alike: readonly AlikePicture[];
  readonly rule: RuleVersion | undefined; // version of the rule when the record was posted
  readonly author: AuthorStats | undefined;
  readonly notes: Awaited<ReturnType<typeof listNotes>>;
  readonly log: readonly RecordEvent[];
  // Latest action that can still be undone.
  readonly undoable: Pick<StoredAct, 'actId' | 'verb' | 'reason' | 'at'> | undefined;
  // Names of the moderators who verified a first place that still needs a second verification.
  readonly seenBy: readonly string[];
  readonly cases: readonly OpenCase[]; // open appeals and reports that this moderator may answer
  readonly verbs: readonly Verb[]; // verbs that this moderator may apply to the record now
};

/**
 * Returns a record's card for a moderator. The card has no verbs when the moderator may not judge the record, such as
 * their own.
 */
export async function getCard(deps: Deps, actor: Actor, recordId: string): Promise<ModerationResult<Card>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'moderate')) return refuse('not-allowed');
  const page = await getRecord(deps, recordId);
  if (!page) return refuse('not-found');
  const { db } = deps;
  const { record, board, history } = page;
  const [log, evidence, acts, now] = [
    await getRecordLog(deps, recordId),
    await listEvidence(deps, [recordId]),
    await listActs(db, recordId),
    await readClock(db),
  ];
  const picture = evidence.get(recordId);
  const evidenceDuty = log.at(-1)?.evidenceDuty ?? 'none';
  const shown = { video: record.videoUrl !== null, image: picture !== undefined && picture.refusal === null };
  const isJudge = (await findActingRole(db, actor, record)) === 'moderator';
  const undoable = isJudge ? acts.findLast((act) => checkUndo(acts, act, record.revisionId, now).ok && act.verb !== 'undo') : undefined;
  const names = await listPlayerNames(
    db,
    firstEyes(acts, record.revisionId).flatMap((userId) => userId ?? []),
  );
  return {
    ok: true,
    value: {
      page,
      lastFive: history.slice(-LAST_FIVE).reverse(),
      picture,
      evidenceDuty,
      evidenceMissing: lacksEvidence(record.state, evidenceDuty, shown),
      alike: await listAlike(db, recordId, ALIKE_BITS),
      rule: await findRuleVersion(db, board.ruleId, record.ruleRevision),
      author: await findAuthorStats(db, record.userId),
      notes: await listNotes(db, record.userId),
      log,
      undoable: undoable && { actId: undoable.actId, verb: undoable.verb, reason: undoable.reason, at: undoable.at },
      seenBy: [...names.values()].map(({ handle, name }) => name ?? handle),
      cases: isJudge ? await listCasesOf(db, recordId, actor.userId) : [],
      verbs: isJudge ? verbsFor(record, now) : [],
    },
  };
}

function verbsFor(record: RecordPage['record'], now: Date): Verb[] {
  const facts = { ...record, peerChecks: 0, now };
  const states = STATE_VERBS.filter((verb) => canTransition(record.state, STATE_AFTER[verb], 'moderator', facts));
  return isCountable(record.state) ? [...states, 'correct', 'move'] : states;
}
