import { uploadPicture } from '#domain/api/token-calls.ts';
import { storeUpload } from '#usecases/evidence/store-upload.ts';
import { actorOfToken } from '#usecases/tokens/authenticate-token.ts';
import { deps } from '#web/server/deps.ts';
import { tokenCall } from '#web/server/v1/token-call.ts';

export const POST = tokenCall(uploadPicture, async ({ form, holder }) => {
  const stored = await storeUpload(deps(), actorOfToken(holder), form, holder.now);
  return stored.ok ? { ok: true, value: { body: { uploadId: stored.value } } } : stored;
});
