import { listAppealsOf, type PublicAppeal } from '#data/queries/moderation/appeals.ts';
import { findReason } from '#data/queries/moderation/audit-log.ts';
import type { Deps } from '#usecases/deps.ts';
import type { RecordEvent } from '#usecases/records/get-record-log.ts';

/** The last decision about a record, as shown on the record's page. */
export type Verdict = {
  readonly at: Date;
  readonly by: string | null; // name of the person who decided; null if hidden
  readonly isOwn: boolean; // true if the record's author made the change
  readonly reason: string | null; // code of the decision's reason
  readonly text: string | null;
  readonly appeal: PublicAppeal | undefined; // appeal against this decision
};

/** Returns the last change to a record's state with its reason and appeal, or undefined if it never changed. */
export async function getVerdict({ db }: Pick<Deps, 'db'>, recordId: string, log: readonly RecordEvent[]): Promise<Verdict | undefined> {
  const event = log.findLast(({ changed }) => changed.includes('state'));
  if (!event) return undefined;
  const appeals = event.state === 'declined' ? await listAppealsOf(db, recordId) : [];
  return {
    at: event.at,
    by: event.name,
    isOwn: event.by === log[0]?.by,
    reason: await findReason(db, recordId, event.revisionId),
    text: event.reason || null,
    appeal: appeals.find(({ revisionId }) => revisionId === event.revisionId),
  };
}
