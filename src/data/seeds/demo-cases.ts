import type { Db } from '#data/db.ts';
import { insertAppeal } from '#data/queries/moderation/appeals.ts';
import { insertReport } from '#data/queries/moderation/reports.ts';
import type { StoredRecord } from '#data/queries/records/records.ts';
import type { Run } from './demo-records.ts';

const APPEAL = 'The picture was cut off when I posted it. The whole result screen is at the end of the video, please look again.';
const REPORTS = [
  { reason: 'value-differs', text: '動画の最後に映る結果と値が違うようです。' },
  { reason: 'wrong-board', text: 'This looks like the other rule: the timer counts down.' },
] as const;

type Posted = { readonly run: Run; readonly stored: StoredRecord; readonly userId: number };

/** Adds open cases for moderators: an author's appeal and two reports. `posts` must be oldest first. */
export async function seedDemoCases(db: Db, posts: readonly Posted[]): Promise<void> {
  const declined = posts.findLast(({ run }) => run.state === 'declined');
  if (declined) await insertAppeal(db, { ...versionOf(declined), declinedBy: null, text: APPEAL });
  const [reporter, ...others] = posts.toReversed();
  const doubted = others.filter(
    ({ run, userId }) => run.state === 'checked' && run.videoUrl !== null && run.player.name !== null && userId !== reporter?.userId,
  );
  for (const [nth, report] of REPORTS.entries()) {
    const post = doubted[nth];
    if (post && reporter) await insertReport(db, { ...versionOf(post), reporterId: reporter.userId, ...report });
  }
}

const versionOf = ({ stored: { recordId, revisionId } }: Posted) => ({ recordId, revisionId });
