import { type CronItem, parseCronItems } from 'graphile-worker';

// M, and with it all points, changes at 00:00 site time. Midnight in every time zone falls on a quarter of an hour,
// and a run without changes takes a fraction of a second.
const ITEMS: CronItem[] = [
  { task: 'refresh-totals', match: '*/15 * * * *', identifier: 'refresh totals' },
  { task: 'measure-efforts', match: '11 18 * * *', identifier: 'measure efforts' }, // UTC: at night for most players
  { task: 'forget-expired', match: '7 * * * *', identifier: 'forget what has run out' },
  { task: 'close-events', match: '* * * * *', identifier: 'close events' },
  { task: 'decline-unanswered', match: '*/10 * * * *', identifier: 'decline what was not answered' },
  { task: 'announce-events', match: '*/5 * * * *', identifier: 'announce events' },
  { task: 'queue-digests', match: '11 * * * *', identifier: 'queue digests' },
  { task: 'requeue-uploads', match: '* * * * *', identifier: 'requeue uploads' },
  // A refusal lasts until an operator acts, so there are no retries: the next hourly run replaces the failed job.
  { task: 'clean-uploads', match: '23 * * * *', identifier: 'clean uploads', options: { maxAttempts: 1, jobKey: 'clean-uploads' } },
  { task: 'look-at-evidence', match: '41 19 * * 2', identifier: 'look at evidence' }, // weekly, UTC
];

/** Jobs that run on a schedule. */
export const schedule = parseCronItems(ITEMS);
