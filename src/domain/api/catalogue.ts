import { z } from 'zod';
import { METRIC_NAMES } from '#domain/catalogue/rows.ts';
import { defineEndpoint } from './endpoint.ts';
import { eventCodeShape, idParameter, localisedShape } from './shapes.ts';

const consoles = z.array(z.int()).meta({ description: 'Consoles that a record may have.' });
const metric = z.enum(METRIC_NAMES).meta({ description: 'How values are compared. Metrics may be added.' });

const boardOfStage = z
  .object({
    rule: z.int().meta({ description: '0 on stages of events and on speedruns.' }),
    metric,
    unit: z.enum(['points', 'milliseconds']),
    better: z.enum(['higher', 'lower']).meta({ description: 'Which values rank first.' }),
    consoles,
    countsSince: z.int().nullable().meta({ description: 'The first year in which the board counts in total 1. Null: it never does.' }),
  })
  .meta({ id: 'StageBoard' });

const stageShape = z
  .object({
    stageId: z.int(),
    name: localisedShape,
    series: z.int(),
    area: localisedShape.nullable().meta({ description: 'The part of the game that the stage belongs to.' }),
    note: localisedShape.nullable(),
    retired: z.boolean().meta({ description: 'A retired stage accepts no posts and counts in no total.' }),
    timeLimitS: z.int().nullable(),
    event: eventCodeShape.nullable().meta({ description: 'The event whose stage it is. Null: a stage of a game.' }),
    boards: z.array(boardOfStage).meta({ description: 'One for each rule, the home rule first.' }),
  })
  .meta({ id: 'Stage' });

/** A rule as it is today. */
export const ruleShape = z
  .object({
    ruleId: z.int(),
    name: localisedShape,
    short: localisedShape,
    description: localisedShape,
    series: z.int(),
    metric,
    consoles,
    countsSince: z.int().nullable().meta({ description: 'The first year in which its boards count in total 1.' }),
  })
  .meta({ id: 'Rule' });

const consoleShape = z.object({ console: z.int(), name: localisedShape });

/** Everything that can be ranked. */
export const getCatalogue = defineEndpoint({
  path: '/catalogue',
  operationId: 'getCatalogue',
  tag: 'Catalogue',
  summary: 'Everything that can be ranked, with names',
  description: 'About 200 KB. It changes rarely: store it, and send If-None-Match.',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({
    version: z.int().meta({ description: 'Increases with every change.' }),
    series: z.array(z.object({ series: z.int(), name: localisedShape, short: localisedShape })),
    rules: z.array(ruleShape),
    stages: z.array(stageShape).meta({ description: 'Stages of games, then those of events.' }),
    speedruns: z.array(
      z.object({
        speedrunId: z.int(),
        name: localisedShape,
        series: z.int(),
        consoles,
        defaultConsole: z.int().meta({ description: 'The console that is shown first; 0: all.' }),
      }),
    ),
    totals: z.array(z.object({ totalId: z.int(), name: localisedShape, series: z.int() })),
    teams: z.array(z.object({ teamId: z.int(), name: localisedShape, colour: z.string() })),
    consoles: z.array(consoleShape).meta({ description: 'Consoles of records, except in speedruns.' }),
    speedrunConsoles: z.array(consoleShape),
    rankClasses: z
      .array(
        z.object({
          rankClass: z.int(),
          name: localisedShape,
          pointsPerBoard: z.int().nullable().meta({
            description: 'Points in total 1 per counted board from which the class begins. Null: the class of first place.',
          }),
        }),
      )
      .meta({ description: 'Lowest first.' }),
  }),
});

/** The description of the public API itself. */
export const getDocument = defineEndpoint({
  path: '/openapi.json',
  operationId: 'getDocument',
  tag: 'Catalogue',
  summary: 'This document',
  params: z.object({}),
  query: z.object({}),
  answer: z.looseObject({ openapi: z.string() }),
});

/** One stage, of a game or of an event. */
export const getStage = defineEndpoint({
  path: '/catalogue/stages/{stageId}',
  operationId: 'getStage',
  tag: 'Catalogue',
  summary: 'A stage and its boards',
  params: z.object({ stageId: idParameter }),
  query: z.object({}),
  answer: stageShape,
});
