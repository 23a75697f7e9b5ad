import { type CronItemOptions, parseCronItems, type TaskList } from 'graphile-worker';
import { z } from 'zod';
import { DUMP_JOB } from '#domain/dumps/dump.ts';
import { DAY_MS, HOUR_MS } from '#domain/shared/time-units.ts';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import { sendConfirmation, sendReset } from '#usecases/accounts/mail/send-mails.ts';
import { sendMethodChanged } from '#usecases/accounts/mail/send-method-changed.ts';
import { measureEfforts } from '#usecases/advice/measure-efforts.ts';
import { settleDuels } from '#usecases/dashboard/settle-duels.ts';
import type { Deps } from '#usecases/deps.ts';
import { signResults } from '#usecases/dumps/sign-results.ts';
import { writeDump } from '#usecases/dumps/write-dump.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { cleanUploads } from '#usecases/evidence/clean-uploads.ts';
import { lookAtEvidence } from '#usecases/evidence/look-at-evidence.ts';
import { processUpload } from '#usecases/evidence/process-upload.ts';
import { requeueUploads } from '#usecases/evidence/requeue-uploads.ts';
import { renewSpans } from '#usecases/keyword-layer/renew-spans.ts';
import { declineUnanswered } from '#usecases/moderation/decline-unanswered.ts';
import { announceEvents } from '#usecases/notifications/announce-events.ts';
import { notifyOfRecords } from '#usecases/notifications/notify-of-records.ts';
import { pushNotifications } from '#usecases/notifications/push-notifications.ts';
import { queueDigests, sendDigest } from '#usecases/notifications/send-digests.ts';
import { foldRankings } from '#usecases/rankings/derive/fold-rankings.ts';
import { rebuildRankings } from '#usecases/rankings/derive/rebuild-rankings.ts';
import { recomputeTotals, refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { announceNews } from '#usecases/webhooks/announce-news.ts';
import { createDecoder } from '#worker/image/decode-in-child.ts';

type Task<Payload> = {
  /** Schedule in UTC. A scheduled job has no payload. */
  readonly cron?: string;
  readonly options?: CronItemOptions;
  readonly payload?: z.ZodType<Payload>;
  /** Must be safe to run twice, because a job is retried after a crash. */
  readonly run: (deps: Deps, payload: Payload) => Promise<unknown>;
};
const task = <Payload = undefined>(definition: Task<Payload>) => definition as Task<unknown>;

const user = z.object({ userId: z.int() });
const recordEvent = z.object({ what: z.enum(['posted', 'asked']), recordId: z.string(), revisionId: z.string() });
const recordId = z.string().regex(/^\d{1,18}$/);
const decode = createDecoder();

/** Every job that the worker can run, by the name under which it is queued. */
export const TASKS: Readonly<Record<string, Task<unknown>>> = {
  'fold-views': task({ run: foldRankings }),
  // The reference maximum M, on which all points depend, changes at midnight in the site's time zone. In every time
  // zone, midnight falls on a quarter of an hour in UTC, so refreshing the totals that often is exact, and a refresh without
  // changes reads only a few rows.
  'refresh-totals': task({ cron: '*/15 * * * *', run: refreshTotals }),
  // At night for most players. The totals are correct after a failed run, and a retry then succeeds.
  'recompute-totals': task({
    cron: '25 18 * * *',
    run: async (deps) => {
      const rows = await recomputeTotals(deps);
      if (rows > 0) throw new Error(`${rows} rows of totals differed from a computation of all totals and were corrected`);
    },
  }),
  'rebuild-rankings': task({ run: (deps) => rebuildRankings(deps, () => {}) }),
  'read-texts': task({ run: renewSpans }),
  'measure-efforts': task({ cron: '11 18 * * *', run: measureEfforts }), // at night for most players
  'close-events': task({ cron: '* * * * *', run: closeDueEvents }),
  'settle-duels': task({ cron: '*/5 * * * *', run: settleDuels }), // last week's duels are settled at 00:05
  // At night for most players. The queue runs one at a time, because each run removes what others left unfinished.
  'write-dump': task({ cron: '40 18 * * *', options: { ...DUMP_JOB, backfillPeriod: 12 * HOUR_MS }, run: writeDump }),
  'sign-results': task({ cron: '*/5 * * * *', run: signResults }),
  'decline-unanswered': task({ cron: '*/10 * * * *', run: declineUnanswered }),
  'delete-expired': task({ cron: '7 * * * *', run: deleteExpiredData }),

  'notify-of-records': task({
    payload: z.object({ notes: z.array(recordEvent) }),
    run: (deps, { notes }) => notifyOfRecords(deps, notes),
  }),
  'announce-events': task({ cron: '*/5 * * * *', run: announceEvents }),
  'announce-news': task({ cron: '* * * * *', run: announceNews }),
  'push-notifications': task({ payload: user, run: (deps, { userId }) => pushNotifications(deps, userId) }),
  'queue-digests': task({ cron: '11 * * * *', run: queueDigests }),
  'send-digest': task({
    payload: user.extend({ since: z.iso.datetime() }),
    run: (deps, { userId, since }) => sendDigest(deps, userId, new Date(since)),
  }),

  'send-confirmation': task({ payload: user, run: (deps, { userId }) => sendConfirmation(deps, userId) }),
  'send-method-changed': task({
    payload: user.extend({
      method: z.string().max(32),
      change: z.enum(['added', 'removed', 'changed']),
      at: z.iso.datetime(),
      address: z.string().max(254).optional(),
    }),
    run: (deps, { at, ...change }) => sendMethodChanged(deps, { ...change, at: new Date(at) }),
  }),
  // Version 1.0 queued the next four.
  'send-password-changed': task({
    payload: user,
    run: (deps, job) => sendMethodChanged(deps, { ...job, method: 'password', change: 'changed' }),
  }),
  'send-email-changed': task({
    payload: user.extend({ address: z.string().max(254) }),
    run: (deps, job) => sendMethodChanged(deps, { ...job, method: 'email', change: 'changed' }),
  }),
  'send-link-changed': task({
    payload: user.extend({ provider: z.string().max(32), change: z.enum(['linked', 'unlinked']) }),
    run: (deps, { userId, provider, change }) =>
      sendMethodChanged(deps, { userId, method: provider, change: change === 'linked' ? 'added' : 'removed' }),
  }),
  'send-token-created': task({
    payload: user,
    run: (deps, job) => sendMethodChanged(deps, { ...job, method: 'api-token', change: 'added' }),
  }),
  'send-reset': task({ payload: z.object({ account: z.string().max(254) }), run: (deps, { account }) => sendReset(deps, account) }),

  'process-upload': task({
    payload: z.object({ uploadId: z.uuid() }),
    run: (deps, { uploadId }) => processUpload(deps, decode, uploadId),
  }),
  'requeue-uploads': task({ cron: '* * * * *', run: requeueUploads }),
  // A refused sweep needs an operator. Retries would not help, so the next hourly job replaces a failed one.
  'clean-uploads': task({
    cron: '23 * * * *',
    options: { maxAttempts: 1, jobKey: 'clean-uploads' },
    run: async (deps) => {
      const sweep = await cleanUploads(deps);
      if (sweep?.refusal !== undefined)
        throw new Error(`the storage was not cleaned (${sweep.refusal}): run npm run evidence:sweep for the reason`);
    },
  }),
  // Weekly. The scheduled job starts with the first record and queues the next batch.
  'check-evidence': task({
    cron: '41 19 * * 2',
    options: { backfillPeriod: 2 * DAY_MS }, // After a downtime, because the next run is a week later.
    payload: z.object({ after: recordId.default('0') }),
    run: (deps, { after }) => lookAtEvidence(deps, after),
  }),
};

/** Returns the functions that run the jobs. `isWanted` selects some of them by name. */
export const createTaskList = (deps: Deps, isWanted: (name: string) => boolean = () => true): TaskList =>
  Object.fromEntries(
    Object.entries(TASKS)
      .filter(([name]) => isWanted(name))
      .map(([name, { payload, run }]) => [
        name,
        async (raw: unknown) => {
          await run(deps, payload?.parse(raw));
        },
      ]),
  );

export const schedule = parseCronItems(
  Object.entries(TASKS).flatMap(([name, { cron, options }]) =>
    cron === undefined ? [] : [{ task: name, identifier: name, match: cron, ...(options && { options }) }],
  ),
);
