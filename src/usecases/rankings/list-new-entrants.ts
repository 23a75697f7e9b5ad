import type { Result } from '#domain/shared/result.ts';
import type { Deps } from '#usecases/deps.ts';
import { type NewRecord, readRecordSlice } from './list-new-records.ts';
import type { ListQuery, ListSlice } from './list-slice.ts';

/** Each player's first record on a board, newest first; of the whole site or of one series. */
export const listNewEntrants = (deps: Deps, query: ListQuery = {}): Promise<Result<ListSlice<NewRecord>, 'bad-cursor'>> =>
  readRecordSlice(deps, query, 'entry');
