import { boardOfForm, draftQuery } from '#domain/records/draft/record-form.ts';
import { readForm } from '#domain/shared/form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { previewDraft } from '#usecases/records/preview-draft.ts';
import { json, openCall, respond } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { readSession } from '#web/server/auth/session.ts';
import { deps } from '#web/server/deps.ts';

export const GET = openCall(async ({ request, client, params: { stageId = '', rule = '' } }) => {
  const query = readForm(draftQuery, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.ok) return errorAnswer(request, 'invalid', { fields: query.fields });
  const ref = stageId === 'speedrun' ? { speedrunId: parseId(rule) } : { stageId: parseId(stageId), rule: parseId(rule) };
  const board = boardOfForm(await deps().catalogue(), ref);
  const actor = actorOf(await readSession(request.headers), 'records');
  return respond(previewDraft(deps(), actor, client.address, board, query.value), (preview) => json(preview));
});
