import {
  countActsSince,
  listCases,
  listProfileReviews,
  listQueued,
  listToLookAt,
  listWaitingRecords,
  type WaitingCase,
  type WaitingRecord,
} from '#data/queries/moderation/moderation-queue.ts';
import { readClock } from '#data/queries/site/server.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { median } from '#domain/fairness/stats.ts';
import { countKinds, groupQueue, type Queued, type QueueKind } from '#domain/moderation/queue.ts';
import { doubtOf } from '#domain/records/evidence/doubt.ts';
import { satisfiesDuty } from '#domain/records/evidence/evidence-duty.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, startOfDay } from '#domain/shared/date.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Deps } from '#usecases/deps.ts';
import { readSnapshot } from '#usecases/read-snapshot.ts';
import { refuse } from '#usecases/refused.ts';
import type { ModerationResult } from './moderation-errors.ts';

/** An item in the moderation queue: a record to decide on, or a change to review. */
export type QueueItem = Queued & {
  readonly recordId: string | null;
  readonly revisionId: string | null;
  readonly where: Localised | null; // name of the record's stage or speedrun
  readonly value: string | null; // formatted value of the record
  readonly subject: string | null; // id of the changed keyword
  readonly subjectName: string | null;
  // Old and new name; null when the player was or is anonymous.
  readonly renamed: { readonly from: string | null; readonly to: string | null } | null;
  readonly profile: QueuedProfile | null;
  readonly isCopied: boolean; // another record has a pixel-identical picture; only a hint
};

/** The texts of a profile to review, whether they are still shown, and the reason codes of the reports about them. */
type QueuedProfile = {
  readonly bio: string | null;
  readonly links: readonly string[];
  readonly isCurrent: boolean;
  readonly reasons: readonly string[];
};

export type Queue = {
  readonly groups: readonly {
    readonly handle: string;
    readonly name: string | null;
    readonly rankClass: number | null;
    readonly items: readonly QueueItem[];
  }[];
  readonly counts: Readonly<Record<QueueKind, number>>;
  readonly waiting: number;
  readonly medianWaitMs: number | null;
  readonly doneToday: number;
  readonly now: Date;
};

/**
 * Returns the moderator's queue, grouped by player and oldest first. Leaves out records that this moderator may not
 * judge.
 */
export async function listQueue(deps: Deps, actor: Actor): Promise<ModerationResult<Queue>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  if (!can(actor, 'moderate')) return refuse('not-allowed');
  const catalogue = await deps.catalogue();
  return readSnapshot(deps, async ({ db, siteZone }) => {
    const now = await readClock(db);
    const records = (await listWaitingRecords(db, actor.userId)).flatMap((record) => toItem(catalogue, record) ?? []);
    const cases = (await listCases(db, actor.userId)).flatMap((one) => toCase(catalogue, one) ?? []);
    // A record with an appeal or a report is listed only once, as that case.
    const named = new Set(cases.map(({ recordId }) => recordId));
    const items = [
      ...cases,
      ...records.filter(({ recordId }) => !named.has(recordId)),
      ...(await listReviews(db, actor.userId)),
      ...(await listProfiles(db, actor.userId)),
    ];
    const players = await listQueued(db, [...new Set(items.map(({ userId }) => userId))]);
    const groups = groupQueue(items).flatMap(({ userId, items: own }) => {
      const player = players.get(userId);
      return player ? [{ handle: player.handle, name: player.name, rankClass: player.rankClass, items: own }] : [];
    });
    const doneToday = await countActsSince(db, startOfDay(dayOf(now, siteZone), siteZone));
    const medianWaitMs = median(items.map(({ since }) => now.getTime() - since.getTime()));
    return { ok: true, value: { groups, counts: countKinds(items), waiting: items.length, medianWaitMs, doneToday, now } };
  });
}

function toItem(catalogue: Catalogue, record: WaitingRecord): QueueItem | undefined {
  const board = catalogue.boards.get(record.boardId);
  const place = board && boardPlace(catalogue, board);
  if (!board || !place) return undefined;
  const isShown = satisfiesDuty(record.evidenceDuty, { video: record.hasVideo, image: record.hasImage });
  const kind = doubtOf(board, record.rankKey, record.othersKey) ? 'value' : isShown ? 'evidence' : 'missing';
  const { recordId, revisionId, userId, since, isCopied } = record;
  const value = formatShown(shownOfRankKey(board, record.rankKey));
  return {
    item: `record/${recordId}`,
    kind,
    userId,
    since,
    recordId,
    revisionId,
    where: place.name,
    value,
    subject: null,
    subjectName: null,
    renamed: null,
    profile: null,
    isCopied,
  };
}

function toCase(
  catalogue: Catalogue,
  { kind, caseId, recordId, revisionId, userId, boardId, rankKey, since }: WaitingCase,
): QueueItem | undefined {
  const board = catalogue.boards.get(boardId);
  const place = board && boardPlace(catalogue, board);
  if (!board || !place) return undefined;
  const value = formatShown(shownOfRankKey(board, rankKey));
  const none = { subject: null, subjectName: null, renamed: null, profile: null, isCopied: false };
  return { ...none, item: `${kind}/${caseId}`, kind, userId, since, recordId, revisionId, where: place.name, value };
}

async function listReviews(db: Deps['db'], judgeId: number): Promise<QueueItem[]> {
  const rows = await listToLookAt(db, judgeId);
  const none = { recordId: null, revisionId: null, where: null, value: null, renamed: null, profile: null, isCopied: false };
  return rows.map(({ auditId, verb, userId, subject, name, since, isNamed, oldName, newName }) =>
    verb === 'rename-self'
      ? {
          ...none,
          item: `name/${auditId}`,
          kind: 'name',
          userId,
          since,
          subject: null,
          subjectName: null,
          renamed: isNamed ? { from: oldName, to: newName } : null,
        }
      : { ...none, item: `keyword/${auditId}`, kind: 'keyword', userId, since, subject, subjectName: name },
  );
}

async function listProfiles(db: Deps['db'], judgeId: number): Promise<QueueItem[]> {
  const none = { recordId: null, revisionId: null, where: null, value: null, subject: null, subjectName: null, renamed: null };
  return (await listProfileReviews(db, judgeId)).map(({ auditId, userId, since, ...profile }) => ({
    ...none,
    item: `profile/${auditId}`,
    kind: 'profile',
    userId,
    since,
    profile,
    isCopied: false,
  }));
}
