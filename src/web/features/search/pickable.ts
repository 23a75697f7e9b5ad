import type { SearchEntry } from '#domain/search/entries.ts';
import type { HitGroup } from '#domain/search/groups.ts';

/** Returns the route of the posting form for an entry. */
export const postRoute = (entry: SearchEntry): string =>
  entry.kind === 'stage' ? `/post?${entry.stage.type === 'speedrun' ? 'speedrun' : 'stage'}=${entry.stage.stage_id}` : '/post';

/** Returns whether players can post to an entry: a stage, an event stage or a speedrun. */
export const isPickable = (entry: SearchEntry): boolean =>
  entry.kind === 'stage' && (entry.stage.type === 'stage' || entry.stage.type === 'speedrun');

/** Returns the results to which players can post. */
export const pickableGroups = (groups: readonly HitGroup[]): readonly HitGroup[] =>
  groups.map((group) => ({ ...group, entries: group.entries.filter(isPickable) })).filter(({ entries }) => entries.length > 0);
