import { banForm } from '#domain/accounts/govern-forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { ban, listBansThatHold } from '#usecases/accounts/govern.ts';
import { json, sayOr, sessionRead, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) =>
  sayOr(listBansThatHold(deps(), actorOf(session, 'site')), (rows) =>
    json({
      bans: rows.map(({ handle, byHandle, byName, ...row }) => ({
        ...row,
        userId: handle,
        by: byHandle && { userId: byHandle, name: byName },
      })),
    }),
  ),
);

export const POST = sessionWrite(banForm, ({ form: { userId, ...form }, session }) =>
  sayOr(ban(deps(), actorOf(session, 'site'), userId, { ...form, endsAt: form.endsAt ?? null }), (handle) =>
    json({ userId: handle, scope: form.scope }, 201),
  ),
);
