import { dayOf, formatDate } from '#domain/shared/date.ts';
import { getSince } from '#usecases/players/get-since.ts';
import { refuse } from '#usecases/refused.ts';
import { json, openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { SinceJson } from '#web/server/answer/response-types.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

const MILLISECONDS = /^\d{1,15}$/;

export const GET = openCall(async ({ request }) => {
  const session = await readSession(request.headers);
  if (!session) return refuse('login-required');
  const after = new URL(request.url).searchParams.get('after') ?? '';
  if (!MILLISECONDS.test(after)) return errorAnswer(request, 'bad-time');
  const { since, ...happened } = await getSince(deps(), session.userId, new Date(Number(after)));
  return json<SinceJson>({ since: since.toISOString(), day: formatDate(dayOf(since, deps().siteZone)), ...happened });
});
