import { getEventBoard } from '#domain/api/boards.ts';
import { getEventPage } from '#usecases/events/get-event-page.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { eventBoardAnswer } from '#web/server/v1/event-board-answer.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getEventBoard, async ({ params, query: { limit, ...query } }) => {
  const page = await getEventPage(deps(), params.code, query, limit);
  // Pages of members, which the site shows while the results are hidden, are not part of the API.
  if (!page.ok || (page.value.members && Number(query.page ?? 1) > 1)) return refuse('not-found');
  return { ok: true, value: eventBoardAnswer(await deps().catalogue(), page.value) };
});
