import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { readUploadBegin, storeUpload } from '#usecases/evidence/store-upload.ts';
import { json, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { readFile } from '#web/server/answer/read-file.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(null, async ({ request, session }) => {
  const startedAt = await readUploadBegin(deps());
  const bytes = await readFile(request, MAX_UPLOAD_BYTES);
  if (bytes instanceof Response) return bytes;
  return respond(storeUpload(deps(), actorOf(session, 'records'), bytes, startedAt), (uploadId) => json({ uploadId }, 201));
});
