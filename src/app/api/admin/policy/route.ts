import { policyChange } from '#domain/records/evidence/policy-change.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editPolicy } from '#usecases/administration/edit-policy.ts';
import { getPolicyTable } from '#usecases/administration/get-policy-table.ts';
import { jsonVersion, respond, sessionRead, versionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead((session) => respond(getPolicyTable(deps(), actorOf(session, 'site')), jsonVersion));

export const PATCH = versionWrite(policyChange, ({ form, session, revisionId }) =>
  respond(editPolicy(deps(), actorOf(session, 'site'), revisionId, form), jsonVersion),
);
