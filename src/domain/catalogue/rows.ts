import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '#domain/shared/date.ts';
import { isTimeZone } from '#domain/shared/time-zone.ts';
import { areaGrid } from './area-grid.ts';
import { evidenceNeeds } from './evidence-needs.ts';

/** What a board measures; defined in `records/metrics.ts`. */
export const METRIC_NAMES = ['points', 'cavePoints', 'collectAllTime', 'countdown', 'timeLeft', 'elapsed', 'battleMargin'] as const;

const id = z.int().min(0);
const seconds = z.int().positive().nullable();
/** A text in both languages of the site. */
export const bilingual = z.strictObject({ en: z.string().min(1), ja: z.string().min(1) });
/** The reading of the Japanese name in hiragana; missing on entries renamed on the site. */
const yomi = z
  .string()
  .regex(/^[ぁ-ゖー]+$/)
  .optional();

const series = z.strictObject({ id, key: z.string(), name: bilingual, short: bilingual, listOf: id.nullable(), order: z.int() });

const rule = z.strictObject({
  id,
  key: z.string(),
  name: bilingual,
  short: bilingual,
  series: id,
  metric: z.enum(METRIC_NAMES),
  timeCredit: seconds, // an elapsed time is subtracted from this when added to a total
  countsSince: z.int().min(2014).nullable(), // first year in which the rule's boards count toward total 1
  consoles: z.array(id),
  description: bilingual,
});

const stage = z.strictObject({
  id,
  name: bilingual,
  yomi,
  series: id,
  rule: id, // the home rule, always first in `rules`
  rules: z.array(id).min(1),
  timeLimit: seconds,
  gameCount: z.int().positive().nullable(), // 201-230: counted in steps of two seconds; timeLimit is twice this
  treasure: z.int().positive().nullable(), // 101-105: the score of a full collection
  startCreatures: z.int().positive().nullable(),
  borders: z.array(z.int()).length(4).nullable(),
  metric: z.enum(METRIC_NAMES).nullable(), // overrides the rule's metric
  area: z.strictObject({ id, name: bilingual }).nullable(),
  regionAdjustment: z.int().nullable(), // added to the typed score for console 4 or a non-Japanese edition
  retired: z.boolean(),
  note: bilingual.nullable(),
});

const eventStage = z.strictObject({ id, event: id, name: bilingual, yomi, baseStage: id.nullable(), metric: z.enum(METRIC_NAMES) });

export const EVENT_TYPES = ['limited', 'user-planned', 'offline', 'other'] as const;
export const EVENT_STYLES = ['standard', 'teams', 'area'] as const;

const moment = z.iso.datetime({ offset: true });

const event = z.strictObject({
  id, // the yymmdd code
  title: bilingual,
  yomi,
  type: z.enum(EVENT_TYPES),
  style: z.enum(EVENT_STYLES),
  startsAt: moment,
  endsAt: moment,
  zone: z.string().refine(isTimeZone).default(DEFAULT_TIME_ZONE), // for displaying its times
  entry: z.strictObject({ opensAt: moment, closesAt: moment }).nullable().default(null), // null: until the window ends
  boards: z.array(z.strictObject({ stage: id, rule: id })).default([]), // existing boards that it is played on, besides its own stages
  teams: z.array(id),
  area: areaGrid.nullable().default(null),
  blind: z.boolean().default(false), // results are hidden until the end
  evidence: evidenceNeeds.nullable().default(null), // null: the default policy for events
  description: bilingual.nullable().default(null),
  seed: z.string().max(64).nullable().default(null), // for random team assignment; null: the code itself
});

const team = z.strictObject({ id, name: bilingual, colour: z.string().regex(/^#[0-9a-f]{6}$/i) });

const total = z.strictObject({
  id,
  name: bilingual,
  yomi,
  series: id,
  orderBy: z.enum(['points', 'score', 'boardsThenTime']),
  rules: z.array(id), // the rules of its boards
  events: z.array(id), // or its events
});

const speedrun = z.strictObject({ id, name: bilingual, yomi, series: id, consoles: z.array(id).min(1), defaultConsole: id });

const console = z.strictObject({ id, key: z.string(), name: bilingual });
const creatureColour = z.strictObject({ id, key: z.string(), name: bilingual, creature: bilingual });
const rankClass = z.strictObject({ id, name: bilingual });

/** A header menu: named pages, some totals, then derived lists. */
const menu = z.strictObject({
  id, // the series
  pages: z.array(z.string()),
  totals: z.array(id),
  lists: z.array(z.enum(['stages', 'events', 'speedruns'])),
});

/** One schema per kind of entry; the kind's name is also used in the database and in names files. */
export const ENTRY_SCHEMAS = {
  series,
  rule,
  stage,
  eventStage,
  event,
  team,
  total,
  speedrun,
  recordConsole: console,
  speedrunConsole: console,
  creatureColour,
  rankClass,
  menu,
} as const;

export type EntryKind = keyof typeof ENTRY_SCHEMAS;
export const ENTRY_KINDS = Object.keys(ENTRY_SCHEMAS) as EntryKind[];

export type Bilingual = z.infer<typeof bilingual>;
export type MetricName = (typeof METRIC_NAMES)[number];
export type Series = Readonly<z.infer<typeof series>>;
export type Rule = Readonly<z.infer<typeof rule>>;
export type Stage = Readonly<z.infer<typeof stage>>;
export type EventStage = Readonly<z.infer<typeof eventStage>>;
export type LimitedEvent = Readonly<z.infer<typeof event>>;
export type Team = Readonly<z.infer<typeof team>>;
export type Total = Readonly<z.infer<typeof total>>;
export type Speedrun = Readonly<z.infer<typeof speedrun>>;
export type ConsoleOption = Readonly<z.infer<typeof console>>;
export type CreatureColour = Readonly<z.infer<typeof creatureColour>>;
export type RankClassName = Readonly<z.infer<typeof rankClass>>;
export type Menu = Readonly<z.infer<typeof menu>>;

export const BOARD_KINDS = ['stage', 'event', 'speedrun'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/** The rule of all event and speedrun boards, which define their own conditions. */
export const STANDARD_RULE = 0;
/** The site itself, which has a menu like a series. */
export const SITE_SERIES = 0;
/** The series of every event stage. */
export const EVENT_SERIES = 5;
/** The series that lists story speedruns of all games. */
export const SPEEDRUN_SERIES = 6;

/** A stored board: a stage, event stage or speedrun (`refId`) under a rule (0 for events and speedruns). */
export type BoardRow = { readonly boardId: number; readonly kind: BoardKind; readonly refId: number; readonly ruleId: number };

/** A stored catalogue entry. */
export type EntryRow = { readonly kind: EntryKind; readonly id: number; readonly content: unknown };
