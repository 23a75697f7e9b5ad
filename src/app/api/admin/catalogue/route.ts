import { NAMES_BYTES, namesForm } from '#domain/administration/names-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editNames } from '#usecases/administration/edit-catalogue.ts';
import { json, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { BadLinesJson, NamesChangedJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';

export const PATCH = versionWrite(
  namesForm,
  ({ form, session, revisionId, request }) =>
    respond(editNames(deps(), actorOf(session, 'site'), revisionId, form.csv), (result) =>
      result.ok
        ? json<NamesChangedJson>({ changed: result.changed })
        : errorAnswer(request, 'bad-lines', { data: { lines: result.errors } satisfies BadLinesJson }),
    ),
  { maxBytes: NAMES_BYTES },
);
