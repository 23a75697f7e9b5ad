import { addPageEvents } from '#data/queries/changed-pages.ts';
import type { Deps } from '#usecases/deps.ts';

/** Makes every edge purge all pages, for changes without an outbox event: a build that renders them differently. */
export const purgeAllPages = ({ db }: Pick<Deps, 'db'>): Promise<void> => addPageEvents(db, [{ kind: 'rebuilt', subject: '' }]);
