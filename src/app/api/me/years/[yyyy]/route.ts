import { parseYear } from '#domain/year/open-years.ts';
import { refuse } from '#usecases/refused.ts';
import { shareYear, unshareYear } from '#usecases/year/share-year.ts';
import { nothing, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const PUT = sessionWrite(null, async ({ params: { yyyy = '' }, session }) => {
  const year = parseYear(yyyy);
  if (year === undefined) return refuse('not-found');
  const shared = await shareYear(deps(), session, year);
  return shared.ok ? nothing() : shared;
});

export const DELETE = sessionWrite(null, async ({ params: { yyyy = '' }, session }) => {
  const year = parseYear(yyyy);
  if (year === undefined) return refuse('not-found');
  await unshareYear(deps(), session, year);
  return nothing();
});
