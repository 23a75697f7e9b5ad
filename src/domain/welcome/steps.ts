import { EVENT_SERIES, SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';

/** The steps of the welcome, in order. A step is stored and addressed by its number, starting at 1. */
export const WELCOME_STEPS = ['games', 'stages', 'rivals', 'post'] as const;
export type WelcomeStep = (typeof WELCOME_STEPS)[number];

/** The series that a new player can choose, in the order of their tiles. */
export const WELCOME_GAMES: readonly number[] = [1, 2, 3, 4, SPEEDRUN_SERIES, EVENT_SERIES];

/** Number of rivals that a new player is asked to pick. */
export const RIVALS_TO_PICK = 2;

/** What a new player has chosen so far. Without a stored row, nothing is chosen and the first step is next. */
export type Welcome = {
  readonly games: readonly number[]; // series ids; empty means all games
  readonly boardId: number | null; // the board of the first stage that the player chose
  readonly step: number; // the step to continue with
  readonly isDone: boolean; // true from the player's first post on
};

/** The state of a player who has not begun. */
export const NEW_WELCOME: Welcome = { games: [], boardId: null, step: 1, isDone: false };

/** The tasks of a new player, in the order of the list "Getting started". */
export const FIRST_TASKS = ['games', 'stage', 'rivals', 'post', 'profile'] as const;
export type FirstTask = (typeof FIRST_TASKS)[number];

/** Returns the tasks that a player has completed. Leaving the first step without a choice means all games. */
export function completedTasks(
  { boardId, step }: Pick<Welcome, 'boardId' | 'step'>,
  { rivals, posts, hasProfile }: { readonly rivals: number; readonly posts: number; readonly hasProfile: boolean },
): FirstTask[] {
  const isCompleted: Readonly<Record<FirstTask, boolean>> = {
    games: step > 1,
    stage: boardId !== null,
    rivals: rivals >= RIVALS_TO_PICK,
    post: posts > 0,
    profile: hasProfile,
  };
  return FIRST_TASKS.filter((task) => isCompleted[task]);
}

/** Returns the step that a query parameter names, or undefined for any other text. */
export function parseStep(typed: unknown): number | undefined {
  const step = typeof typed === 'string' && /^\d$/.test(typed) ? Number(typed) : 0;
  return step >= 1 && step <= WELCOME_STEPS.length ? step : undefined;
}
