import { z } from 'zod';
import { BOARD_KINDS } from '#domain/catalogue/rows.ts';
import { COUNTABLE_STATES } from '#domain/records/states.ts';

const about = <Schema extends z.ZodType>(schema: Schema, description: string): Schema => schema.meta({ description }) as Schema;

const bigId = z.string().regex(/^\d{1,19}$/);
const handle = about(z.string().regex(/^[a-z0-9_-]{3,32}$/), 'The handle of the player.');
const instant = z.iso.datetime();
const count = z.int().nullable();
const texts = z.record(z.string(), z.string());
const document = z.record(z.string(), z.unknown());

/** The rows of each file of a dump, in the order in which a mirror imports them. What is not listed is in no dump. */
export const DUMP_ROWS = {
  catalogue: z.object({
    kind: about(z.string(), 'Such as stage, rule, total or event.'),
    id: z.int(),
    content: about(document, 'The entry, with its names by language.'),
    revisionId: bigId,
  }),
  boards: z.object({
    boardId: z.int(),
    kind: z.enum(BOARD_KINDS),
    refId: about(z.int(), 'The id of the stage, stage of an event, or speedrun.'),
    ruleId: z.int(),
  }),
  policies: z.object({ name: z.string(), content: about(document, 'Which evidence records need.'), revisionId: bigId }),
  players: z.object({
    id: about(z.int(), 'The number by which results of events name the player.'),
    userId: handle,
    name: about(z.string().nullable(), 'Null: the player is anonymous or has left.'),
    isClosed: about(z.boolean(), 'The account was closed. Its handle is random.'),
  }),
  events: z.object({ code: about(z.int(), 'yymmdd as a number; the catalogue describes the event.'), state: z.enum(['open', 'closed']) }),
  'event-members': z.object({ code: z.int(), userId: handle, teamId: z.int().nullable(), joinedAt: instant }),
  'event-results': z.object({
    code: z.int(),
    number: about(z.int(), '0: the result, then its amendments.'),
    at: instant,
    content: about(z.string(), 'Canonical JSON, exactly as hashed.'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    reason: about(texts.nullable(), 'Why the result was amended, by language.'),
  }),
  records: z.object({
    recordId: bigId,
    boardId: z.int(),
    userId: handle,
    console: z.int(),
    rankKey: about(z.int(), 'Smaller is better. Rankings order by rankKey, postedAt, recordId.'),
    ...{ score: count, timeMs: count, originalScore: count, creatures: count, treasure: count, ownPoints: count, computerPoints: count },
    overseasEdition: z.boolean(),
    splits: z.array(z.unknown()).nullable(),
    value: about(z.number(), 'The result as the site displays it.'),
    unit: z.enum(['points', 'milliseconds']),
    shown: z.string(),
    state: z.enum(COUNTABLE_STATES),
    postedAt: about(instant, 'With microseconds, because they order ties.'),
    achievedAt: instant,
    video: z.string().nullable(),
    image: about(z.boolean(), 'The record has a picture. Pictures are not in the dump.'),
    evidenceDuty: z.enum(['none', 'image', 'video']),
    policyRevision: bigId,
    ruleRevision: bigId,
    comment: z.string().nullable(),
  }),
  keywords: z.object({
    uniqueId: z.string(),
    lang: z.string(),
    name: z.string(),
    reading: z.string(),
    category: z.string(),
    tag: z.string().nullable(),
    flag: z.int(),
    guideOf: about(z.int().nullable(), 'The stage to which the entry is the guide.'),
    ruleIds: z.array(z.int()),
    stageIds: z.array(z.int()),
    changedAt: instant,
    text: z.string(),
  }),
  news: z.object({
    newsId: z.int(),
    category: z.string(),
    pinned: z.boolean(),
    publishedOn: z.iso.date(),
    title: texts,
    text: about(texts, 'Markdown, by language.'),
  }),
  log: z.object({
    id: bigId,
    at: instant,
    verb: z.string(),
    by: z.enum(['author', 'peers', 'moderator', 'admin', 'site']),
    who: z.string().nullable(),
    whom: z.string().nullable(),
    recordId: bigId.nullable(),
    reason: z.string().nullable(),
    text: z.string().nullable(),
    scope: z.string().nullable(),
    until: instant.nullable(),
    outcome: z.string().nullable(),
    role: z.string().nullable(),
    thing: z.string().nullable(),
    isOn: z.boolean().nullable(),
    changed: z.int().nullable(),
  }),
} as const satisfies Record<string, z.ZodObject>;

export type DumpKind = keyof typeof DUMP_ROWS;
export type DumpRow<Kind extends DumpKind> = z.infer<(typeof DUMP_ROWS)[Kind]>;
export const DUMP_KINDS = Object.keys(DUMP_ROWS) as DumpKind[];
