import { notificationId } from '#domain/notifications/read-form.ts';
import { listNotifications } from '#usecases/notifications/list-notifications.ts';
import { refuse } from '#usecases/refused.ts';
import { shownList } from '#web/server/account/read-notifications.ts';
import { respond, sessionRead } from '#web/server/answer/api-route.ts';
import { cacheableJson, FOR_THE_READER } from '#web/server/answer/cacheable-answer.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session, _, request) => {
  const after = notificationId.nullable().safeParse(new URL(request.url).searchParams.get('after'));
  if (!after.success) return refuse('not-found');
  return respond(listNotifications(deps(), session, { after: after.data }), (list) =>
    cacheableJson(request, shownList(list), FOR_THE_READER),
  );
});
