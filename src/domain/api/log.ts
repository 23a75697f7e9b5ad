import { z } from 'zod';
import { LOG_VERBS, THING_KINDS } from '#domain/fairness/public-log.ts';
import { defineEndpoint } from './endpoint.ts';
import { cursorFields, momentFields } from './parameters.ts';
import { boardShape, instantShape, personShape } from './shapes.ts';

/** The public log of decisions, as on `/log`. */
export const listLog = defineEndpoint({
  path: '/log',
  operationId: 'listLog',
  tag: 'Log',
  summary: 'Decisions of moderators and admins, newest first',
  params: z.object({}),
  query: z.object({
    ...cursorFields,
    verb: z.enum(LOG_VERBS).optional(),
    year: momentFields.year.meta({ description: "Only entries of this year in the site's time zone." }),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        at: instantShape,
        verb: z.enum(LOG_VERBS),
        by: z.enum(['author', 'peers', 'moderator', 'admin', 'site']),
        who: personShape.nullable().meta({ description: 'Null: peers, the site itself, or a person without a name.' }),
        whom: personShape.nullable().meta({ description: "The record's author, or the person concerned." }),
        recordId: z.string().nullable(),
        board: boardShape.nullable(),
        reason: z.string().nullable().meta({ description: 'A code.' }),
        text: z.string().nullable(),
        scope: z.string().nullable().meta({ description: 'The scope of a ban.' }),
        until: instantShape.nullable().meta({ description: 'The end of a ban.' }),
        outcome: z.string().nullable().meta({ description: 'The outcome of an appeal.' }),
        role: z.string().nullable().meta({ description: 'The new role.' }),
        thing: z
          .object({ kind: z.enum(THING_KINDS), id: z.string() })
          .nullable()
          .meta({ description: 'What was changed, if it is neither a record nor a person.' }),
        isOn: z.boolean().nullable().meta({ description: 'The new position of a switch.' }),
        changed: z.int().nullable().meta({ description: 'How many entries of the catalogue were changed.' }),
      }),
    ),
    next: z.string().nullable(),
  }),
});
