import { getEventBoard } from '#domain/api/boards.ts';
import { getEventPage } from '#usecases/events/get-event-page.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { eventBoardAnswer } from '#web/server/v1/event-board-answer.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getEventBoard, async ({ params, query: { limit, ...query } }) => {
  const page = await getEventPage(deps(), params.code, query, limit);
  return page.ok ? { ok: true, value: eventBoardAnswer(await deps().catalogue(), page.value) } : refuse('not-found');
});
