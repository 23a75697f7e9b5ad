import { readForm } from '#domain/notifications/read-form.ts';
import { markNotificationsRead } from '#usecases/notifications/mark-notifications-read.ts';
import { nothing, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(readForm, ({ form, session }) => respond(markNotificationsRead(deps(), session, form), () => nothing()));
