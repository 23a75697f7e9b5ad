import { z } from 'zod';
import { COUNTABLE_STATES } from '#domain/records/states.ts';
import { defineEndpoint } from './endpoint.ts';
import { codeParameter, flagParameter, momentFields, numberText, pageFields } from './parameters.ts';
import { boardShape, eventCodeShape, idParameter, instantShape, placeFields, playerFields, valueFields } from './shapes.ts';

const held = { recordId: z.string(), ...playerFields, ...valueFields, console: z.int(), postedAt: instantShape };
const gap = z.number().nullable();

const superseded = z
  .object({ recordId: z.string(), ...valueFields, video: z.string().nullable(), postedAt: instantShape })
  .meta({ id: 'SupersededRecord' });

const rankedRow = z
  .object({
    ...placeFields,
    ...held,
    toAbove: gap.meta({ description: 'Difference to the next better place. Null in first place.' }),
    toRecord: z.number().meta({ description: 'Difference to first place, 0 in first place.' }),
    bonus: gap.meta({
      description: 'Where the site shows it: points over the base of the stage in game 2, else the time left in milliseconds.',
    }),
    points: z.int().nullable().meta({ description: 'Points in the totals. Null on speedruns.' }),
    image: z.boolean(),
    video: z.string().nullable(),
    state: z.enum(COUNTABLE_STATES),
    evidenceMissing: z.boolean(),
    comment: z.string().nullable(),
    superseded: z
      .array(superseded)
      .optional()
      .meta({ description: 'With `superseded=1`: what the record replaced, bests of the same player, oldest first.' }),
  })
  .meta({ id: 'BoardRow' });

const runRow = rankedRow
  .extend({ splits: z.array(z.object({ name: z.string(), atMs: z.int() })).meta({ description: 'Empty without splits.' }) })
  .meta({ id: 'SpeedrunRow' });

const asked = {
  board: boardShape,
  console: z.int().meta({ description: '0: all consoles.' }),
  year: z.int().nullable(),
  at: z.iso.date().nullable(),
};

const ranking = {
  ...asked,
  players: z.int(),
  leaders: z.int().meta({ description: 'Players who share first place.' }),
  median: z.object(valueFields).nullable().meta({ description: 'The value in the middle. Null without players.' }),
  tops: z.array(z.object(held)).meta({ description: 'The best on each console. Empty on boards with one console.' }),
  page: z.int(),
  pages: z.int(),
};

const history = z.object({
  ...asked,
  data: z
    .array(z.object({ ...held, until: instantShape.nullable().meta({ description: 'Null: still first at that time.' }) }))
    .meta({ description: 'Every record that was better than all before it, oldest first.' }),
  reigns: z
    .array(
      z.object({
        userId: playerFields.userId,
        name: playerFields.name,
        from: z.iso.date(),
        to: z.iso.date().nullable().meta({ description: 'The day on which the next reign begins. Null: it lasts.' }),
        days: z.int(),
        records: z.int(),
      }),
    )
    .meta({ description: 'How long a player held first place without interruption, oldest first.' }),
});

const rule = numberText({ description: 'A rule of the stage. Default: its home rule.' }).optional();
const supersededFlag = flagParameter('1: each row has the records that it replaced.');

/** One page of the ranking of a stage, as on `/stage/{stageId}`. */
export const getStageBoard = defineEndpoint({
  path: '/boards/stage/{stageId}',
  operationId: 'getStageBoard',
  tag: 'Boards',
  summary: 'The ranking of a stage, now or in the past',
  description: 'Also of stages of events. Results of a blind event are hidden until it ends: until then its boards are empty.',
  params: z.object({ stageId: idParameter }),
  query: z.object({ rule, ...momentFields, ...pageFields, superseded: supersededFlag }),
  answer: z.object({ ...ranking, data: z.array(rankedRow) }),
});

/** The first places of a stage over time. */
export const getStageHistory = defineEndpoint({
  path: '/boards/stage/{stageId}/history',
  operationId: 'getStageHistory',
  tag: 'Boards',
  summary: 'Who held first place on a stage, and when',
  params: z.object({ stageId: idParameter }),
  query: z.object({ rule, ...momentFields }),
  answer: history,
});

/** One page of the ranking of a speedrun, as on `/speedrun/{speedrunId}`. */
export const getSpeedrunBoard = defineEndpoint({
  path: '/boards/speedrun/{speedrunId}',
  operationId: 'getSpeedrunBoard',
  tag: 'Boards',
  summary: 'The ranking of a speedrun, now or in the past',
  params: z.object({ speedrunId: idParameter }),
  query: z.object({ ...momentFields, ...pageFields, superseded: supersededFlag }),
  answer: z.object({ ...ranking, data: z.array(runRow) }),
});

/** The first places of a speedrun over time. */
export const getSpeedrunHistory = defineEndpoint({
  path: '/boards/speedrun/{speedrunId}/history',
  operationId: 'getSpeedrunHistory',
  tag: 'Boards',
  summary: 'Who held first place in a speedrun, and when',
  params: z.object({ speedrunId: idParameter }),
  query: z.object(momentFields),
  answer: history,
});

const eventRow = z
  .object({
    ...placeFields,
    ...playerFields,
    teamId: z.int().nullable(),
    points: z.int(),
    newestAt: instantShape.meta({ description: 'When the newest record that counts was posted.' }),
    places: z
      .array(
        z.object({
          stageId: z.int(),
          rule: z.int(),
          ...placeFields,
          recordId: z.string(),
          ...valueFields,
          points: z.int(),
          postedAt: instantShape,
        }),
      )
      .meta({ description: 'The places of the player, in the order of `boards`.' }),
  })
  .meta({ id: 'EventRow' });

/** One page of the players of an event, as on `/limited/{code}`. */
export const getEventBoard = defineEndpoint({
  path: '/boards/event/{code}',
  operationId: 'getEventBoard',
  tag: 'Boards',
  summary: 'The players of an event by points, with their places',
  description: 'Empty before the event, and for a blind event until it ends. Each stage has a board of its own: getStageBoard.',
  params: z.object({ code: codeParameter }),
  query: z.object({ team: numberText({ description: 'Only members of this team.', minimum: 1 }).optional(), ...pageFields }),
  answer: z.object({
    event: eventCodeShape,
    sealed: z.boolean().meta({ description: 'Whether results are still hidden.' }),
    final: z.boolean().meta({ description: 'Whether the result is frozen.' }),
    boards: z.array(boardShape),
    team: z.int().nullable(),
    players: z.int(),
    page: z.int(),
    pages: z.int(),
    data: z.array(eventRow),
  }),
});
