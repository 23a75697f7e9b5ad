import { keywordEntries, type SearchEntry, stageEntries, userEntries } from '#domain/search/entries.ts';
import type { StageRow } from '#domain/search/rows.ts';
import type { CatalogueNames } from '#domain/search/stage-rows.ts';
import type { KeywordListJson, StageListJson, UserListJson } from '#web/server/answer/response-types.ts';

async function fetchList<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} responded with ${answer.status}`);
  return answer.json();
}

/** Entries that the dialog searches, and the names for the ids in them. */
export type SearchLists = {
  readonly entries: readonly SearchEntry[];
  readonly names: CatalogueNames;
  readonly events: ReadonlyMap<number, StageRow>;
  readonly windows: StageListJson['windows'];
};

async function fetchLists(): Promise<SearchLists> {
  const [stages, keywords, users] = await Promise.all([
    fetchList<StageListJson>('/api/server/stage/all'),
    fetchList<KeywordListJson>('/api/server/keyword'),
    fetchList<UserListJson>('/api/search/users'),
  ]);
  return {
    entries: [...stageEntries([...stages.data, ...stages.others]), ...keywordEntries(keywords.data), ...userEntries(users.data)],
    names: stages.names,
    windows: stages.windows ?? {}, // A cached list of the previous version has none.
    events: new Map(stages.others.filter((row) => row.type === 'limited').map((row) => [row.stage_id, row])),
  };
}

let cached: Promise<SearchLists> | undefined;

/** Returns the search lists, which are fetched once per visit. A failure is not cached. */
export function loadLists(): Promise<SearchLists> {
  cached ??= fetchLists().catch((error: unknown) => {
    cached = undefined;
    throw error;
  });
  return cached;
}

/**
 * Fetches matching players beyond the most active ones. Returns an empty list on failure, because the rest of the
 * search still works.
 */
export async function fetchUsersLike(query: string, signal: AbortSignal): Promise<readonly SearchEntry[]> {
  try {
    const response = await fetch(`/api/search/users?q=${encodeURIComponent(query)}`, { signal });
    return response.ok ? userEntries(((await response.json()) as UserListJson).data) : [];
  } catch {
    return []; // There is no connection, or the request was aborted, possibly while its body was read.
  }
}
