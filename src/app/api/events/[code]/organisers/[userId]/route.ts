import { actorOf, type Session } from '#usecases/accounts/get-session.ts';
import { grantEvent } from '#usecases/events/manage/grant-event.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseCode } from '#web/server/events/event-code.ts';

const grant = (session: Session, { code, userId = '' }: Readonly<Record<string, string>>, granted: boolean) =>
  respond(grantEvent(deps(), actorOf(session, 'site'), parseCode(code), userId, granted), () => nothing());

export const PUT = sessionWrite(null, ({ session, params }) => grant(session, params, true));

export const DELETE = sessionWrite(null, ({ session, params }) => grant(session, params, false));
