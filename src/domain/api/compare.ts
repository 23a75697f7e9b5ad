import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { momentFields } from './parameters.ts';
import { standingFields } from './players.ts';
import { boardShape, handleParameter, idParameter, playerFields } from './shapes.ts';
import { askedFields } from './totals.ts';

const sums = z.object({ boards: z.int(), score: z.int(), points: z.int() });
const duelSums = {
  wins: z.int().meta({ description: 'Boards on which a is ahead.' }),
  losses: z.int(),
  draws: z.int(),
  a: sums,
  b: sums,
};
const opponent = z
  .object({ ...playerFields, closed: z.boolean(), podiums: z.int().meta({ description: 'First, second and third places.' }) })
  .meta({ id: 'Opponent' });
const side = z.object(standingFields).nullable().meta({ description: 'Null: no record on this board.' });

/** Two players board by board, as on `/compare/{userA}/{userB}`. */
export const comparePlayers = defineEndpoint({
  path: '/compare/{userA}/{userB}',
  operationId: 'comparePlayers',
  tag: 'Players',
  summary: 'Two players, board by board',
  description: 'Sums cover all series; `boards` and `series` select the boards of the list, which is one answer.',
  params: z.object({ userA: handleParameter, userB: handleParameter }),
  query: z.object({
    ...momentFields,
    boards: z.enum(['both', 'all']).default('both').meta({ description: 'Boards that both have played, or either.' }),
    series: idParameter.optional(),
  }),
  answer: z.object({
    ...askedFields,
    a: opponent,
    b: opponent,
    both: z.object(duelSums),
    all: z.object(duelSums),
    bySeries: z
      .array(z.object({ series: z.int(), ...duelSums }))
      .meta({ description: 'Over all boards. Series 6 has the speedruns of all games.' }),
    data: z.array(
      z.object({
        board: boardShape,
        winner: z.enum(['a', 'b', 'draw', 'none']).meta({ description: 'None: the results cannot be compared.' }),
        a: side,
        b: side,
      }),
    ),
  }),
});
