import { z } from 'zod';
import { evidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { EVENT_STYLES, EVENT_TYPES, METRIC_NAMES } from '#domain/catalogue/rows.ts';
import { INVISIBLE_IN_NAME, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { form, inAllLanguages, NEEDED, words } from '#domain/shared/form.ts';
import { isTimeZone } from '#domain/shared/time-zone.ts';
import { EVENT_LIMITS } from './event-limits.ts';

const name = inAllLanguages(words(EVENT_LIMITS.title, INVISIBLE_IN_NAME));

const moment = z.iso.datetime({ offset: true, error: 'not-a-time' }).max(32, 'not-a-time');
const id = z.int(NEEDED).min(0, 'wrong-type').max(999_999_999, 'wrong-type');
const index = z.int(NEEDED).min(0, 'wrong-type').max(EVENT_LIMITS.stages, 'wrong-type');

/**
 * The plan for an event as entered by its organiser. Cells in the area reference stages by list index, because stages
 * get their ids when the event is opened.
 */
export const eventPlan = form({
  title: name,
  type: z.enum(EVENT_TYPES, NEEDED),
  style: z.enum(EVENT_STYLES, NEEDED),
  zone: z.string(NEEDED).refine(isTimeZone, 'not-a-zone'),
  startsAt: moment,
  endsAt: moment,
  entry: form({ opensAt: moment, closesAt: moment }).nullable().default(null),
  stages: z
    .array(form({ name, baseStage: id.nullable(), metric: z.enum(METRIC_NAMES, NEEDED) }), NEEDED)
    .max(EVENT_LIMITS.stages, 'too-many')
    .default([]),
  boards: z
    .array(form({ stage: id, rule: id }), NEEDED)
    .max(EVENT_LIMITS.stages, 'too-many')
    .default([]),
  teams: z.array(id, NEEDED).max(EVENT_LIMITS.teams, 'too-many').default([]),
  area: form({
    columns: z.int(NEEDED).min(1, 'wrong-type').max(EVENT_LIMITS.columns, 'wrong-type'),
    cells: z
      .array(
        form({
          stage: index,
          home: id.nullable(),
          border: z.int(NEEDED).min(-100_000, 'wrong-type').max(360_000_000, 'wrong-type'),
        }).nullable(),
        NEEDED,
      )
      .min(1, 'required')
      .max(EVENT_LIMITS.cells, 'too-many'),
  })
    .nullable()
    .default(null),
  blind: z.boolean(NEEDED).default(false),
  evidence: evidenceNeeds.nullable().default(null),
  description: inAllLanguages(words(EVENT_LIMITS.description, INVISIBLE_IN_TEXT)).nullable().default(null),
});

export type EventPlan = z.output<typeof eventPlan>;
