import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import type { Deps } from '#usecases/deps.ts';
import { announceEvents } from '#usecases/notifications/announce-events.ts';
import { notifyOfRecords } from '#usecases/notifications/notify-of-records.ts';
import { pushNotifications } from '#usecases/notifications/push-notifications.ts';
import { queueDigests, sendDigest } from '#usecases/notifications/send-digests.ts';

const ofRecords = z.object({
  notes: z.array(z.object({ what: z.enum(['posted', 'asked']), recordId: z.string(), revisionId: z.string() })),
});
const toUser = z.object({ userId: z.int() });
const digest = z.object({ userId: z.int(), since: z.iso.datetime() });

/**
 * Creates the notification tasks. Running a task twice does not create duplicate notifications, but may send a mail or
 * push message twice.
 */
export const notificationTasks = (deps: Deps): TaskList => ({
  'notify-of-records': (raw) => notifyOfRecords(deps, ofRecords.parse(raw).notes),
  'announce-events': () => announceEvents(deps),
  'push-notifications': (raw) => pushNotifications(deps, toUser.parse(raw).userId),
  'queue-digests': () => queueDigests(deps),
  'send-digest': (raw) => {
    const { userId, since } = digest.parse(raw);
    return sendDigest(deps, userId, new Date(since));
  },
});
