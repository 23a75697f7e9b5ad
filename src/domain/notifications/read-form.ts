import { z } from 'zod';

/** Schema for a notification id in URLs and forms. */
export const notificationId = z.string({ error: 'wrong-type' }).regex(/^[1-9]\d{0,17}$/, 'wrong-type');

/** Request to mark notifications as read: a single one, or all up to and including an id. */
export const readForm = z.union([z.strictObject({ id: notificationId }), z.strictObject({ upTo: notificationId })], {
  error: 'wrong-type',
});
export type ReadForm = z.output<typeof readForm>;
