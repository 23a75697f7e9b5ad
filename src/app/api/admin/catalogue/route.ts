import { NAMES_BYTES, namesForm } from '#domain/administration/names-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editNames } from '#usecases/administration/edit-catalogue.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { readIfMatch } from '#web/server/record-headers.ts';

export const PATCH = sessionWrite(
  namesForm,
  async ({ form, session, request }) => {
    const base = readIfMatch(request.headers);
    if (base === undefined) return errorAnswer(request, 428, 'if-match-required');
    return sayOr(editNames(deps(), actorOf(session, 'site'), base, form.csv), (said) =>
      said.ok ? json({ changed: said.changed }) : errorAnswer(request, 422, 'bad-lines', { data: { lines: said.errors } }),
    );
  },
  { maxBytes: NAMES_BYTES },
);
