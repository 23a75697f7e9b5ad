import { parseExport } from '#domain/administration/exports.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { exportPublic } from '#usecases/administration/export-public.ts';
import { respond, sessionRead } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { exportFile } from '#web/server/answer/export-file.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session, { file = '' }, request) => {
  const wanted = parseExport(file);
  if (!wanted) return errorAnswer(request, 'not-found');
  const { kind, format } = wanted;
  return respond(exportPublic(deps(), actorOf(session, 'site'), kind), (pages) => exportFile(kind, format, pages));
});
