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
  readonly tag: (typeof API_TAGS)[number];
  readonly summary: string;
  readonly description?: string;
  readonly params: Params;
  readonly query: Query;
  readonly answer: Answer;
};

/** The groups of endpoints in the description of the API. */
export const API_TAGS = ['Catalogue', 'Boards', 'Totals', 'Players', 'Records', 'Events', 'Texts', 'Log'] as const;

/** Types an endpoint by its schemas. */
export const defineEndpoint = <Params extends z.ZodObject, Query extends z.ZodObject, Answer extends z.ZodObject>(
  endpoint: Endpoint<Params, Query, Answer>,
): Endpoint<Params, Query, Answer> => endpoint;
