import { z } from 'zod';

/** The id of a notification in URLs and forms. */
export const notificationId = z.string({ error: 'wrong-type' }).regex(/^[1-9]\d{0,17}$/, 'wrong-type');

/** What was read: one notification, or all up to one. */
export const readForm = z.union([z.strictObject({ id: notificationId }), z.strictObject({ upTo: notificationId })], {
  error: 'wrong-type',
});
export type ReadForm = z.output<typeof readForm>;
