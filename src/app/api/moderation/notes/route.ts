import { noteForm } from '#domain/moderation/forms.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { writeNote } from '#usecases/moderation/write-note.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(noteForm, ({ form, session }) =>
  respond(writeNote(deps(), actorOf(session, 'records'), form), (note) => json(note, 201)),
);
