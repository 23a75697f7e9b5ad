import { z } from 'zod';
import { evidenceNeeds } from '#domain/catalogue/evidence-needs.ts';
import { EVENT_STYLES, EVENT_TYPES, METRIC_NAMES } from '#domain/catalogue/rows.ts';
import { countCharacters, INVISIBLE_IN_NAME, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { isTimeZone } from '#domain/shared/time-zone.ts';

/** How much an event may hold. */
export const EVENT_LIMITS = { title: 80, description: 8_000, stages: 100, teams: 22 } as const;

// Every message is the code of a field (docs/api.md).
const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });
const needed = { error: (issue: { input?: unknown }) => (issue.input === undefined ? 'required' : 'wrong-type') };

const words = (limit: number, invisible: RegExp) =>
  z
    .string(needed)
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((text) => text !== '', { error: 'required', abort: true })
    .refine((text) => countCharacters(text, limit) <= limit, { error: 'too-long', abort: true })
    .refine((text) => !invisible.test(text), 'forbidden-character');
const inBoth = (text: z.ZodType<string>) => form({ en: text, ja: text });
const name = inBoth(words(EVENT_LIMITS.title, INVISIBLE_IN_NAME));

const moment = z.iso.datetime({ offset: true, error: 'not-a-time' }).max(32, 'not-a-time');
const id = z.int(needed).min(0, 'wrong-type').max(999_999_999, 'wrong-type');
const index = z.int(needed).min(0, 'wrong-type').max(EVENT_LIMITS.stages, 'wrong-type');

/** An event as its organiser plans it. Stages and teams are named by their place in the lists, since they get their numbers later. */
export const eventPlan = form({
  title: name,
  type: z.enum(EVENT_TYPES, needed),
  style: z.enum(EVENT_STYLES, needed),
  zone: z.string(needed).refine(isTimeZone, 'not-a-zone'),
  startsAt: moment,
  endsAt: moment,
  entry: form({ opensAt: moment, closesAt: moment }).nullable().default(null),
  stages: z
    .array(form({ name, baseStage: id.nullable(), metric: z.enum(METRIC_NAMES, needed) }))
    .max(EVENT_LIMITS.stages, 'too-many')
    .default([]),
  boards: z
    .array(form({ stage: id, rule: id }))
    .max(EVENT_LIMITS.stages, 'too-many')
    .default([]),
  teams: z.array(id).max(EVENT_LIMITS.teams, 'too-many').default([]),
  area: form({
    columns: z.int(needed).min(1, 'wrong-type').max(20, 'wrong-type'),
    cells: z
      .array(
        form({
          stage: index,
          home: id.nullable(),
          border: z.int(needed).min(-100_000, 'wrong-type').max(360_000_000, 'wrong-type'),
        }).nullable(),
      )
      .min(1, 'required')
      .max(400, 'too-many'),
  })
    .nullable()
    .default(null),
  blind: z.boolean(needed).default(false),
  evidence: evidenceNeeds.nullable().default(null),
  description: inBoth(words(EVENT_LIMITS.description, INVISIBLE_IN_TEXT)).nullable().default(null),
});

export type EventPlan = z.output<typeof eventPlan>;
