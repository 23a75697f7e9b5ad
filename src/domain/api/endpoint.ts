import type { z } from 'zod';

/** A read of the public API: its address under `/api/v1`, what it accepts and what it answers. */
export type Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodObject = z.ZodObject,
> = {
  /** The address after `/api/v1`, with parameters in braces: '/boards/stage/{stageId}'. */
  readonly path: string;
  /** The name of the call in generated clients, unique in the API. */
  readonly operationId: string;
  readonly tag: keyof typeof API_TAGS;
  readonly summary: string;
  readonly description?: string;
  readonly params: Params;
  readonly query: Query;
  readonly answer: Answer;
};

/** The groups of endpoints in the description of the API, and what they answer. */
export const API_TAGS = {
  Catalogue: 'What can be ranked: series, stages, rules, consoles, totals, speedruns and rank classes.',
  Boards: 'Rankings of stages, speedruns and events, and who held their first places.',
  Totals: 'Sums over many boards.',
  Players: 'Players, their records and their progress.',
  Records: 'Single records, and all of them as a list.',
  Events: 'Limited events: windows, members and results.',
  Texts: 'Entries of the glossary, and news.',
  Own: 'What a player does with an API token.',
  Log: 'Decisions of moderators and admins that everybody may read.',
} as const;

/** Types an endpoint by its schemas. */
export const defineEndpoint = <Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodObject>(
  endpoint: Endpoint<Params, Query, Answer>,
): Endpoint<Params, Query, Answer> => endpoint;
