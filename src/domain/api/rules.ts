import { z } from 'zod';
import { ruleShape } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParameter, instantShape, localisedShape } from './shapes.ts';

const version = { revisionId: z.string(), since: instantShape.nullable().meta({ description: 'Null: since the rule exists.' }) };
const need = z.union([z.int(), z.literal('every')]);

/** Every rule as it is today. */
export const listRules = defineEndpoint({
  path: '/rules',
  operationId: 'listRules',
  tag: 'Catalogue',
  summary: 'All rules',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ data: z.array(ruleShape) }),
});

/** Every version of a rule: its text and the evidence that it required. */
export const getRule = defineEndpoint({
  path: '/rules/{ruleId}',
  operationId: 'getRule',
  tag: 'Catalogue',
  summary: 'A rule with all its versions, newest first',
  params: z.object({ ruleId: idParameter }),
  query: z.object({}),
  answer: z.object({
    ruleId: z.int(),
    texts: z.array(z.object({ ...version, name: localisedShape, description: localisedShape })),
    needs: z.array(z.object({ ...version, needs: z.object({ video: need, image: need }).nullable() })),
  }),
});
