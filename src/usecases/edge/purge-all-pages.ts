import { addPageEvents } from '#data/queries/site/changed-pages.ts';
import type { Deps } from '#usecases/deps.ts';

/** Queues a purge of all pages on every edge. Needed after deploying a build that renders pages differently. */
export const purgeAllPages = ({ db }: Pick<Deps, 'db'>): Promise<void> => addPageEvents(db, [{ kind: 'rebuilt', subject: '' }]);
