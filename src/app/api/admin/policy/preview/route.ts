import { policyChange } from '#domain/records/evidence/policy-change.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { previewPolicy } from '#usecases/administration/edit-policy.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(policyChange, ({ form, session }) =>
  respond(previewPolicy(deps(), actorOf(session, 'site'), form), (preview) => json(preview)),
);
