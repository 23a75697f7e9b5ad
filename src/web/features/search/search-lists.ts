import { keywordEntries, type SearchEntry, stageEntries, userEntries } from '#domain/search/entries.ts';
import type { KeywordRow, StageRow, UserRow } from '#domain/search/rows.ts';
import type { CatalogueNames } from '#domain/search/stage-rows.ts';

async function fetchList<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.json();
}

/** All that the dialog looks among, and what its numbers mean. */
export type SearchLists = {
  readonly entries: readonly SearchEntry[];
  readonly names: CatalogueNames;
  readonly events: ReadonlyMap<number, StageRow>;
};

type StageAnswer = { data: StageRow[]; others: StageRow[]; names: CatalogueNames };

async function fetchLists(): Promise<SearchLists> {
  const [stages, keywords, users] = await Promise.all([
    fetchList<StageAnswer>('/api/server/stage/all'),
    fetchList<{ data: KeywordRow[] }>('/api/server/keyword'),
    fetchList<{ data: UserRow[] }>('/api/search/users'),
  ]);
  return {
    entries: [...stageEntries([...stages.data, ...stages.others]), ...keywordEntries(keywords.data), ...userEntries(users.data)],
    names: stages.names,
    events: new Map(stages.others.filter((row) => row.type === 'limited').map((row) => [row.stage_id, row])),
  };
}

let kept: Promise<SearchLists> | undefined;

/** The lists, fetched once a visit; a failure is not kept. */
export function loadLists(): Promise<SearchLists> {
  kept ??= fetchLists().catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

/** Players beyond the most active; none when the server does not answer, because the rest of search goes on. */
export async function fetchUsersLike(query: string, signal: AbortSignal): Promise<readonly SearchEntry[]> {
  try {
    const response = await fetch(`/api/search/users?q=${encodeURIComponent(query)}`, { signal });
    return response.ok ? userEntries(((await response.json()) as { data: UserRow[] }).data) : [];
  } catch {
    return []; // no connection, or aborted, perhaps while the body arrived
  }
}
