import 'server-only';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { parseId } from '#web/server/answer/parse-id.ts';

type Params = Readonly<Record<string, string>>;

/** Parses the query string as Next does for pages: repeated keys become arrays. */
export function readQuery(request: Request): FilterQuery {
  const asked = new URL(request.url).searchParams;
  const query = [...new Set(asked.keys())].map((key) => [key, asked.getAll(key)] as const);
  return Object.fromEntries(query.map(([key, all]) => [key, all.length === 1 ? all[0] : all]));
}

/**
 * Returns the stage and the filter requested under `/api/boards/{stageId}/{rule}`. Repeated query keys make the filter
 * invalid.
 */
export function readBoardView(request: Request, { stageId = '', rule = '' }: Params): { stageId: number; query: FilterQuery } {
  return { stageId: parseId(stageId), query: { ...readQuery(request), rule } };
}
