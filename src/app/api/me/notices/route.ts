import { noticeId } from '#domain/notices/read-form.ts';
import { listNotices } from '#usecases/notices/list-notices.ts';
import { sayOr, sessionRead } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { FOR_THE_READER, keptAnswer } from '#web/server/kept-answer.ts';
import { shownList } from '#web/server/read-notices.ts';

export const GET = sessionRead(async (session, _, request) => {
  const after = noticeId.nullable().safeParse(new URL(request.url).searchParams.get('after'));
  if (!after.success) return { ok: false, error: 'not-found' };
  return sayOr(listNotices(deps(), session, { after: after.data }), (list) => keptAnswer(request, shownList(list), FOR_THE_READER));
});
