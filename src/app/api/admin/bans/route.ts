import { banForm } from '#domain/accounts/govern-forms.ts';
import { endOfDay } from '#domain/shared/date.ts';
import { ban, listBansThatHold } from '#usecases/accounts/audit/govern.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { json, respond, sessionRead, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) =>
  respond(listBansThatHold(deps(), actorOf(session, 'site')), (rows) =>
    json({
      bans: rows.map(({ handle, byHandle, byName, ...row }) => ({
        ...row,
        userId: handle,
        by: byHandle && { userId: byHandle, name: byName },
      })),
    }),
  ),
);

export const POST = sessionWrite(banForm, ({ form: { userId, lastDay, ...form }, session }) => {
  const { siteZone } = deps();
  const endsAt = lastDay === null || lastDay === undefined ? null : endOfDay(lastDay, siteZone);
  return respond(ban(deps(), actorOf(session, 'site'), userId, { ...form, endsAt }), (handle) =>
    json({ userId: handle, scope: form.scope, endsAt }, 201),
  );
});
