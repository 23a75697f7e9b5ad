import { profileForm } from '#domain/profile/profile-form.ts';
import { getOwnProfile } from '#usecases/players/get-own-profile.ts';
import { saveProfile } from '#usecases/players/save-profile.ts';
import { json, respond, sessionRead, sessionWrite } from '#web/server/answer/api-route.ts';
import { deps } from '#web/server/deps.ts';

export const GET = sessionRead(async (session) => json(await getOwnProfile(deps(), session)));

export const PUT = sessionWrite(profileForm, ({ form, session }) =>
  respond(saveProfile(deps(), session, form), (revision) => json({ revision })),
);
