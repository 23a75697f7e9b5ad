import { z } from 'zod';
import { EVENT_STYLES, EVENT_TYPES } from '#domain/catalogue/rows.ts';
import { defineEndpoint } from './endpoint.ts';
import { codeParameter } from './parameters.ts';
import { eventCodeShape, instantShape, localisedShape, personFields, personShape, unitShape } from './shapes.ts';

const windowState = z.enum(['not-begun', 'open', 'over']);

const eventFields = {
  code: eventCodeShape,
  title: localisedShape,
  type: z.enum(EVENT_TYPES),
  style: z.enum(EVENT_STYLES),
  description: localisedShape.nullable(),
  startsAt: instantShape,
  endsAt: instantShape.meta({ description: 'The last second of the event.' }),
  zone: z.string().meta({ description: "The event's time zone." }),
  window: windowState,
  entry: windowState.meta({ description: 'Whether players may join now.' }),
  blind: z.boolean().meta({ description: 'Whether results are hidden until the end.' }),
  members: z.int(),
};

/** Every published event. */
export const listEvents = defineEndpoint({
  path: '/events',
  operationId: 'listEvents',
  tag: 'Events',
  summary: 'All events, newest first',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({
    data: z.array(
      z.object({
        ...eventFields,
        winners: z
          .object({ teams: z.array(z.int()), players: z.array(personShape) })
          .nullable()
          .meta({ description: 'Null until the event is closed.' }),
      }),
    ),
  }),
});

const teamPlace = { rank: z.int().nullable(), shared: z.boolean().nullable(), points: z.int().nullable(), players: z.int().nullable() };

/** An event as on `/limited/{code}`, without the list of its players. */
export const getEvent = defineEndpoint({
  path: '/events/{code}',
  operationId: 'getEvent',
  tag: 'Events',
  summary: 'An event with its stages, teams and area',
  description: 'Its players and their places: getEventBoard. While `sealed` is true, the results of a blind event are hidden.',
  params: z.object({ code: codeParameter }),
  query: z.object({}),
  answer: z.object({
    ...eventFields,
    state: z.enum(['open', 'closed']).meta({ description: 'Closed: the result is final.' }),
    sealed: z.boolean(),
    entryPeriod: z.object({ opensAt: instantShape, closesAt: instantShape }).nullable(),
    stages: z.array(z.object({ stageId: z.int(), rule: z.int(), name: localisedShape.nullable(), unit: unitShape })),
    teams: z.array(
      z.object({ teamId: z.int(), name: localisedShape.nullable(), colour: z.string().nullable(), members: z.int(), ...teamPlace }),
    ),
    area: z
      .object({
        columns: z.int(),
        cells: z.array(
          z
            .object({
              stageId: z.int(),
              home: z.int().nullable().meta({ description: 'The team whose home it is.' }),
              border: z.int().meta({ description: 'The value with which a team reaches the neighbouring cells.' }),
              holders: z.array(z.int()).meta({ description: 'Teams that hold it.' }),
              points: z.record(z.string(), z.int()).meta({ description: 'Points by team.' }),
            })
            .nullable(),
        ),
      })
      .nullable(),
    records: z.int().meta({ description: 'Records that count, including hidden ones.' }),
    players: z.int().meta({ description: 'Players who posted them.' }),
    result: z.object({ frozenAt: instantShape, sha256: z.string() }).nullable().meta({
      description:
        'The result and its hash when the event was closed, else null. `/api/events/{code}/result.json` holds the newest version: after an amendment, its hash is that of the last one.',
    }),
    amendments: z.array(
      z.object({
        number: z.int(),
        at: instantShape,
        reason: localisedShape,
        sha256: z.string(),
        moves: z.array(z.object({ ...personFields, from: z.int().nullable(), to: z.int().nullable() })),
      }),
    ),
  }),
});
