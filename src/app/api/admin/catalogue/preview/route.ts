import { NAMES_BYTES, namesForm } from '#domain/administration/names-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { previewNames } from '#usecases/administration/edit-catalogue.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { BadLinesJson, NamesPreviewJson } from '#web/server/answer/response-types.ts';
import { deps } from '#web/server/deps.ts';
import { etagOf } from '#web/server/rankings/record-headers.ts';

export const POST = sessionWrite(
  namesForm,
  ({ form, session, request }) =>
    respond(previewNames(deps(), actorOf(session, 'site'), form.csv), (preview) =>
      preview.ok
        ? json<NamesPreviewJson>({ version: preview.version, changes: preview.changes }, 200, { etag: etagOf(preview.version) })
        : errorAnswer(request, 'bad-lines', { data: { lines: preview.errors } satisfies BadLinesJson }),
    ),
  { maxBytes: NAMES_BYTES },
);
