import { addPageEvents } from '#data/queries/changed-pages.ts';
import type { Deps } from '#usecases/deps.ts';

/** Lets every edge forget all it keeps, for what no note can tell: a build whose pages look otherwise. */
export const purgeAllPages = ({ db }: Pick<Deps, 'db'>): Promise<void> => addPageEvents(db, [{ kind: 'rebuilt', subject: '' }]);
