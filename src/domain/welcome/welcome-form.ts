import { z } from 'zod';
import { form } from '#domain/shared/form.ts';
import { WELCOME_GAMES, WELCOME_STEPS } from './steps.ts';

const WRONG = { error: 'wrong-type' } as const;

/** A change of the welcome: the chosen games, the board of the first stage, the step to continue with, or its end. */
export const welcomeForm = form({
  games: z
    .array(z.literal([...WELCOME_GAMES], WRONG), WRONG)
    .max(WELCOME_GAMES.length, 'too-many')
    .transform((ids) => WELCOME_GAMES.filter((id) => ids.includes(id)))
    .optional(),
  boardId: z.int(WRONG).positive(WRONG).optional(),
  step: z.int(WRONG).min(1, WRONG).max(WELCOME_STEPS.length, WRONG).optional(),
  isDone: z.literal(true, WRONG).optional(),
});

export type WelcomeForm = z.output<typeof welcomeForm>;
