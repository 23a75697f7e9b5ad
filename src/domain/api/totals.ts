import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { dayParameter, momentFields, pageFields } from './parameters.ts';
import { idParameter, instantShape, localisedShape, placeFields, playerFields } from './shapes.ts';

const total = {
  totalId: z.int(),
  name: localisedShape,
  series: z.int(),
  orderBy: z
    .enum(['points', 'score', 'boardsThenTime'])
    .meta({ description: 'What decides the rank: points, the sum of values, or the number of boards and then the time.' }),
};

/** What a total says about a player. */
export const sumFields = {
  points: z.int(),
  score: z.int().meta({ description: 'The sum of the values on all boards.' }),
  boards: z.int().meta({ description: 'Boards that the player has played.' }),
  elapsedMs: z.int().nullable().meta({ description: 'The sum of all times, in totals that it decides.' }),
};

/** The filter of a ranking, repeated in its answer. */
export const askedFields = {
  console: z.int().meta({ description: '0: all consoles.' }),
  year: z.int().nullable(),
  at: z.iso.date().nullable(),
};
export const pagingFields = { page: z.int(), pages: z.int() };

/** Every total of the catalogue. */
export const listTotals = defineEndpoint({
  path: '/totals',
  operationId: 'listTotals',
  tag: 'Totals',
  summary: 'All totals',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({
    data: z.array(
      z.object({
        ...total,
        rules: z.array(z.int()).meta({ description: 'Rules whose boards are added up.' }),
        events: z.array(z.string()).meta({ description: 'Events whose boards are added up.' }),
      }),
    ),
  }),
});

/** One page of a total, as on `/total/{totalId}`. */
export const getTotal = defineEndpoint({
  path: '/totals/{totalId}',
  operationId: 'getTotal',
  tag: 'Totals',
  summary: 'The ranking of a total, now or in the past',
  params: z.object({ totalId: idParameter }),
  query: z.object({ ...momentFields, ...pageFields }),
  answer: z.object({
    ...total,
    ...askedFields,
    ...pagingFields,
    players: z.int().meta({ description: 'Players in the ranking.' }),
    boards: z.int().meta({ description: 'Boards that are added up.' }),
    data: z.array(z.object({ ...placeFields, ...playerFields, ...sumFields, newestAt: instantShape })),
  }),
});

const then = z.object({ ...placeFields, points: z.int(), score: z.int() }).nullable();

/** The moves in a total since a day, as on `/total/{totalId}?since=…`. */
export const getTotalMoves = defineEndpoint({
  path: '/totals/{totalId}/moves',
  operationId: 'getTotalMoves',
  tag: 'Totals',
  summary: 'How the ranking of a total has changed since a day',
  description: 'Over all consoles. Those who rose come first, then new, unchanged and fallen players.',
  params: z.object({ totalId: idParameter }),
  query: z.object({
    since: dayParameter("The end of this earlier day, in the site's time zone."),
    year: momentFields.year,
    at: momentFields.at,
    ...pageFields,
  }),
  answer: z.object({
    ...total,
    ...pagingFields,
    since: z.iso.date(),
    until: z.iso.date(),
    counts: z.object({ rose: z.int(), came: z.int(), stayed: z.int(), fell: z.int() }).meta({ description: 'Players by direction.' }),
    data: z.array(
      z.object({
        ...placeFields,
        ...playerFields,
        points: z.int(),
        score: z.int(),
        before: then.meta({ description: 'The place on the earlier day. Null: the player is new.' }),
      }),
    ),
  }),
});
