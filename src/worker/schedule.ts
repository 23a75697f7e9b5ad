import { type CronItem, parseCronItems } from 'graphile-worker';

// M, and with it all points, moves at 00:00 site time. Every zone's midnight lies on a quarter of an hour,
// and a run that finds nothing new costs a fraction of a second.
const ITEMS: CronItem[] = [
  { task: 'refresh-totals', match: '*/15 * * * *', identifier: 'refresh totals' },
  { task: 'measure-efforts', match: '11 18 * * *', identifier: 'measure efforts' }, // UTC: in the small hours of most players
  { task: 'forget-expired', match: '7 * * * *', identifier: 'forget what has run out' },
  { task: 'close-events', match: '* * * * *', identifier: 'close events' },
  { task: 'decline-unanswered', match: '*/10 * * * *', identifier: 'decline what was not answered' },
  { task: 'announce-events', match: '*/5 * * * *', identifier: 'announce events' },
  { task: 'queue-digests', match: '11 * * * *', identifier: 'queue digests' },
  { task: 'requeue-uploads', match: '* * * * *', identifier: 'requeue uploads' },
  // Refused once, it is refused until an operator acts: the next hour tries again, in place of the one that failed.
  { task: 'clean-uploads', match: '23 * * * *', identifier: 'clean uploads', options: { maxAttempts: 1, jobKey: 'clean-uploads' } },
  { task: 'look-at-evidence', match: '41 19 * * 2', identifier: 'look at evidence' }, // weekly, UTC
];

/** What happens by the clock, whoever posts or does not. */
export const schedule = parseCronItems(ITEMS);
