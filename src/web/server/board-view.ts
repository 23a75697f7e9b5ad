import 'server-only';
import type { FilterQuery } from '#domain/rankings/filter.ts';
import { parseId } from './parse-id.ts';

type Params = Readonly<Record<string, string>>;

/** Parses the query as Next does for pages: repeated keys become arrays. */
export function readQuery(request: Request): FilterQuery {
  const asked = new URL(request.url).searchParams;
  const query = [...new Set(asked.keys())].map((key) => [key, asked.getAll(key)] as const);
  return Object.fromEntries(query.map(([key, all]) => [key, all.length === 1 ? all[0] : all]));
}

/** The view and stage requested under `/api/boards/{stageId}/{rule}`; repeated keys are invalid. */
export function readBoardView(request: Request, { stageId = '', rule = '' }: Params): { stageId: number; query: FilterQuery } {
  return { stageId: parseId(stageId), query: { ...readQuery(request), rule } };
}
