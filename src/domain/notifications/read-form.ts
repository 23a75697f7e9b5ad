import { z } from 'zod';

/** The id of a notice as addresses and forms carry it. */
export const notificationId = z.string({ error: 'wrong-type' }).regex(/^[1-9]\d{0,17}$/, 'wrong-type');

/** What was read: one notice, or everything up to one. */
export const readForm = z.union([z.strictObject({ id: notificationId }), z.strictObject({ upTo: notificationId })], {
  error: 'wrong-type',
});
export type ReadForm = z.output<typeof readForm>;
