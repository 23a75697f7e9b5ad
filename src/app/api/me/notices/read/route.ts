import { readForm } from '#domain/notices/read-form.ts';
import { markNoticesRead } from '#usecases/notices/mark-notices-read.ts';
import { nothing, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(readForm, ({ form, session }) => sayOr(markNoticesRead(deps(), session, form), () => nothing()));
