import { z } from 'zod';
import { form, NEEDED } from '#domain/shared/form.ts';
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from './webhook.ts';
import { LONGEST_URL } from './webhook-url.ts';

const MOST_NAMED = 50;

const id = z.int({ error: 'wrong-type' }).min(0, 'wrong-type').max(9_999, 'wrong-type');
const board = z.string({ error: 'wrong-type' }).regex(/^\/(stage|speedrun)\/\d{1,6}(\?rule=\d{1,4})?$/, 'wrong-type');
const list = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'wrong-type' }).max(MOST_NAMED, 'too-many').optional();

const filter = form({
  series: list(id),
  rules: list(id),
  boards: list(board),
  top: z.int({ error: 'wrong-type' }).min(1, 'out-of-range').max(100, 'out-of-range').nullable().optional(),
});

const events = z
  .array(z.enum(WEBHOOK_EVENTS, { error: 'wrong-type' }), NEEDED)
  .min(1, 'required')
  .max(WEBHOOK_EVENTS.length, 'too-many')
  .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event)));

/** A new webhook as its owner describes it. */
export const webhookForm = form({
  kind: z.enum(WEBHOOK_KINDS, NEEDED),
  url: z.string(NEEDED).trim().min(1, 'required').max(LONGEST_URL, 'too-long'),
  events,
  filter: filter.default({}),
});
export type WebhookForm = z.output<typeof webhookForm>;

/** A change of a webhook. What is absent stays; the address never changes. */
export const webhookChangeForm = form({
  events: events.optional(),
  filter: filter.optional(),
  isPaused: z.boolean({ error: 'wrong-type' }).optional(),
});
export type WebhookChangeForm = z.output<typeof webhookChangeForm>;
