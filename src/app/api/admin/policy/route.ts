import { policyChange } from '#domain/records/policy-change.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editPolicy } from '#usecases/administration/edit-policy.ts';
import { getPolicyTable } from '#usecases/administration/get-policy-table.ts';
import { json, sayOr, sessionRead, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { etagOf, readIfMatch } from '#web/server/record-headers.ts';

export const GET = sessionRead((session) =>
  sayOr(getPolicyTable(deps(), actorOf(session, 'site')), (table) => json(table, 200, { etag: etagOf(table.revisionId) })),
);

export const PATCH = sessionWrite(policyChange, async ({ form, session, request }) => {
  const base = readIfMatch(request.headers);
  if (base === undefined) return errorAnswer(request, 428, 'if-match-required');
  return sayOr(editPolicy(deps(), actorOf(session, 'site'), base, form), (saved) => json(saved, 200, { etag: etagOf(saved.revisionId) }));
});
