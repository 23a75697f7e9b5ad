import { z } from 'zod';
import { HEALTH_STATES } from '#domain/evidence/health.ts';
import { feedKind } from '#domain/rankings/feeds/feed-kind.ts';
import { COUNTABLE_STATES } from '#domain/records/states.ts';
import { CHANGED_PARTS } from '#domain/records/version-changes.ts';
import { defineEndpoint } from './endpoint.ts';
import { cursorFields, limitUpTo } from './parameters.ts';
import { boardShape, handleParameter, idParameter, instantShape, personShape, playerFields, valueFields } from './shapes.ts';

// The place of each row is counted on its board.
const MOST_RECORDS = 200;

const stateShape = z.enum(COUNTABLE_STATES).meta({ id: 'RecordState', description: 'Records in all these states count.' });

/** The fields of a record wherever records of several boards are mixed. */
const recordFields = {
  recordId: z.string(),
  ...playerFields,
  board: boardShape,
  ...valueFields,
  console: z.int(),
  rank: z.int().nullable().meta({ description: 'The rank today on all consoles. Null: the player has a better record there.' }),
  shared: z.boolean().nullable(),
  players: z.int().nullable().meta({ description: 'Players on the board.' }),
  points: z.int().nullable().meta({ description: 'Null without a rank and on speedruns.' }),
  state: stateShape,
  image: z.boolean(),
  video: z.string().nullable(),
  comment: z.string().nullable(),
  postedAt: instantShape,
};

/** The newest records of the site, or those that match a filter. */
export const listRecords = defineEndpoint({
  path: '/records',
  operationId: 'listRecords',
  tag: 'Records',
  summary: 'Records that count, newest first',
  description:
    'Includes records that their players have since beaten. Walking through the list by `next` returns each record once; records posted meanwhile are not part of it. Filters that match no board are 404.',
  params: z.object({}),
  query: z.object({
    ...cursorFields,
    limit: limitUpTo(MOST_RECORDS),
    kind: z
      .enum([...feedKind.options, 'entry'])
      .default('all')
      .meta({ description: "All, current first places, those with a video, or each player's first on a board." }),
    series: idParameter.optional(),
    stage: idParameter.optional(),
    rule: idParameter.optional(),
    speedrun: idParameter.optional(),
    player: handleParameter.optional().meta({ description: 'Only records of this player.' }),
    since: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .optional()
      .meta({ description: 'Only records posted at or after this instant.' }),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        ...recordFields,
        previous: z.object(valueFields).nullable().meta({ description: "The player's best on the board before this record." }),
        wasFirst: z.boolean().meta({ description: 'Whether it was better than all earlier records on the board.' }),
      }),
    ),
    next: z.string().nullable(),
  }),
});

const health = z.enum(HEALTH_STATES).exclude(['healthy']).nullable().meta({ description: 'Null: as far as known, available.' });
const picture = z.object({ src: z.string().meta({ description: 'A path on this site.' }), width: z.int(), height: z.int() });

/** A record that counts, with its evidence and all its versions. */
export const getRecord = defineEndpoint({
  path: '/records/{recordId}',
  operationId: 'getRecord',
  tag: 'Records',
  summary: 'A record with its evidence and its history',
  description: 'Declined and withdrawn records are 404, and so are records of a blind event until it ends.',
  params: z.object({ recordId: z.string().regex(/^[1-9][0-9]{0,17}$/) }),
  query: z.object({}),
  answer: z.object({
    ...recordFields,
    achievedAt: instantShape,
    overseasEdition: z.boolean(),
    splits: z.array(z.object({ name: z.string(), atMs: z.int() })).nullable(),
    rankThen: z.int().nullable().meta({ description: "The rank when it was posted. Null: it was not the player's best." }),
    bestId: z.string().nullable().meta({ description: "The player's best record on the board." }),
    evidenceMissing: z.boolean(),
    evidence: z.object({
      video: z.object({ address: z.string(), host: z.string(), embed: z.string().nullable(), health }).nullable(),
      picture: picture.nullable(),
    }),
    versions: z
      .array(
        z.object({
          revisionId: z.string(),
          at: instantShape,
          by: personShape.nullable().meta({ description: 'Null: peers, who stay anonymous.' }),
          changed: z.array(z.enum(CHANGED_PARTS)),
          state: z.string(),
          ...valueFields,
          reason: z.string().nullable(),
        }),
      )
      .meta({ description: 'Oldest first. The first one is the post.' }),
  }),
});
