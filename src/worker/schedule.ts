import { type CronItem, parseCronItems } from 'graphile-worker';

// The reference maximum M, on which all points depend, changes at midnight in the site's time zone. In every time
// zone, midnight falls on a quarter of an hour in UTC, and refreshing unchanged totals takes less than a second.
const ITEMS: CronItem[] = [
  { task: 'refresh-totals', match: '*/15 * * * *', identifier: 'refresh totals' },
  { task: 'measure-efforts', match: '11 18 * * *', identifier: 'measure efforts' }, // in UTC, at night for most players
  { task: 'delete-expired', match: '7 * * * *', identifier: 'delete expired rows' },
  { task: 'close-events', match: '* * * * *', identifier: 'close events' },
  { task: 'decline-unanswered', match: '*/10 * * * *', identifier: 'decline what was not answered' },
  { task: 'announce-events', match: '*/5 * * * *', identifier: 'announce events' },
  { task: 'queue-digests', match: '11 * * * *', identifier: 'queue digests' },
  { task: 'requeue-uploads', match: '* * * * *', identifier: 'requeue uploads' },
  // If the storage is not cleaned, an operator has to act. Retries would not help, so the next hourly job replaces this
  // one.
  { task: 'clean-uploads', match: '23 * * * *', identifier: 'clean uploads', options: { maxAttempts: 1, jobKey: 'clean-uploads' } },
  { task: 'check-evidence', match: '41 19 * * 2', identifier: 'check evidence' }, // weekly, in UTC
];

export const schedule = parseCronItems(ITEMS);
