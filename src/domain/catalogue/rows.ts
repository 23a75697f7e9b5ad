import { z } from 'zod';
import { evidenceNeeds } from '#domain/catalogue/boards/evidence-needs.ts';
import { DEFAULT_TIME_ZONE } from '#domain/shared/date.ts';
import { DEFAULT_LANGUAGE, inEveryLanguage, type Localised } from '#domain/shared/language.ts';
import { isTimeZone } from '#domain/shared/time-zone.ts';

/** What a board measures. The metrics are defined in `records/metrics.ts`. */
export const METRIC_NAMES = ['points', 'cavePoints', 'collectAllTime', 'countdown', 'timeLeft', 'elapsed', 'battleMargin'] as const;

const id = z.int().min(0);
const seconds = z.int().positive().nullable();
const text = z.string().min(1);
/** A text by language. Only the default language is required. */
export const localised = z.strictObject(
  inEveryLanguage((language) => (language === DEFAULT_LANGUAGE ? text : text.optional())),
) as unknown as z.ZodType<Localised>;
/** The reading of the Japanese name in hiragana. Entries that were renamed on the site have no reading. */
const yomi = z
  .string()
  .regex(/^[ぁ-ゖー]+$/)
  .optional();

const series = z.strictObject({ id, key: z.string(), name: localised, short: localised, listOf: id.nullable(), order: z.int() });

const rule = z.strictObject({
  id,
  key: z.string(),
  name: localised,
  short: localised,
  series: id,
  metric: z.enum(METRIC_NAMES),
  timeCredit: seconds, // A total adds this value in seconds minus the elapsed time.
  countsSince: z.int().min(2014).nullable(), // First year in which the rule's boards count in total 1.
  consoles: z.array(id),
  description: localised,
});

const stage = z.strictObject({
  id,
  name: localised,
  yomi,
  series: id,
  rule: id, // The home rule, which is always the first in `rules`.
  rules: z.array(id).min(1),
  timeLimit: seconds,
  // The game's own counter on stages 201 to 230, in steps of two seconds. The time limit in seconds is twice as large.
  gameCount: z.int().positive().nullable(),
  treasure: z.int().positive().nullable(), // Score of a full collection on stages 101 to 105.
  startCreatures: z.int().positive().nullable(),
  borders: z.array(z.int()).length(4).nullable(),
  metric: z.enum(METRIC_NAMES).nullable(), // Overrides the rule's metric.
  area: z.strictObject({ id, name: localised }).nullable(),
  regionAdjustment: z.int().nullable(), // Added to the typed score for console 4 or a non-Japanese edition.
  retired: z.boolean(),
  note: localised.nullable(),
});

const eventStage = z.strictObject({ id, event: id, name: localised, yomi, baseStage: id.nullable(), metric: z.enum(METRIC_NAMES) });

export const EVENT_TYPES = ['limited', 'user-planned', 'offline', 'other'] as const;
export const EVENT_STYLES = ['standard', 'teams', 'area'] as const;

const moment = z.iso.datetime({ offset: true });

/** A cell in an area event: the stage, the team that starts there, and the score that opens the adjacent cells. */
const areaCell = z.strictObject({ stage: id, home: id.nullable(), border: z.int() });

/** The grid of an area event, row by row. A null cell is a gap. */
const areaGrid = z.strictObject({ columns: z.int().min(1).max(20), cells: z.array(areaCell.nullable()).min(1).max(400) });

const event = z.strictObject({
  id, // The yymmdd code of the event.
  title: localised,
  yomi,
  type: z.enum(EVENT_TYPES),
  style: z.enum(EVENT_STYLES),
  startsAt: moment,
  endsAt: moment,
  // Time zone in which the event's times are displayed.
  zone: z.string().refine(isTimeZone).default(DEFAULT_TIME_ZONE),
  // Null when players may join until the event ends.
  entry: z.strictObject({ opensAt: moment, closesAt: moment }).nullable().default(null),
  // Existing boards that the event is played on, in addition to its own stages.
  boards: z.array(z.strictObject({ stage: id, rule: id })).default([]),
  teams: z.array(id),
  area: areaGrid.nullable().default(null),
  blind: z.boolean().default(false), // Results of a blind event are hidden until it ends.
  evidence: evidenceNeeds.nullable().default(null), // Null for the default policy for events.
  description: localised.nullable().default(null),
  // Seed of the random team assignment. Null when the event code is the seed.
  seed: z.string().max(64).nullable().default(null),
});

const team = z.strictObject({ id, name: localised, colour: z.string().regex(/^#[0-9a-f]{6}$/i) });

const total = z.strictObject({
  id,
  name: localised,
  yomi,
  series: id,
  orderBy: z.enum(['points', 'score', 'boardsThenTime']),
  rules: z.array(id), // Rules whose stage boards belong to the total.
  events: z.array(id), // Events whose boards belong to the total.
});

const speedrun = z.strictObject({ id, name: localised, yomi, series: id, consoles: z.array(id).min(1), defaultConsole: id });

const console = z.strictObject({ id, key: z.string(), name: localised });
const creatureColour = z.strictObject({ id, key: z.string(), name: localised, creature: localised });
const rankClass = z.strictObject({ id, name: localised });

/** A header menu: named pages, some totals, and lists that are derived from the catalogue. */
const menu = z.strictObject({
  id, // The id of the series.
  pages: z.array(z.string()),
  totals: z.array(id),
  lists: z.array(z.enum(['stages', 'events', 'speedruns'])),
});

/** One schema per kind of entry. The names of the kinds are also used in the database and in names files. */
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
/** The series id of the site itself, which has a menu like a series. */
export const SITE_SERIES = 0;
/** The series that all event stages belong to. */
export const EVENT_SERIES = 5;
/** The series that lists the story speedruns from all games. */
export const SPEEDRUN_SERIES = 6;

/** A stored board: a stage, event stage or speedrun (`refId`) under a rule. Event stages and speedruns have rule 0. */
export type BoardRow = { readonly boardId: number; readonly kind: BoardKind; readonly refId: number; readonly ruleId: number };

export type EntryRow = { readonly kind: EntryKind; readonly id: number; readonly content: unknown };
