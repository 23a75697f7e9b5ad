import { readPicture } from '#usecases/evidence/read-picture.ts';
import { openCall } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';

export const GET = openCall(async ({ request, params }) => {
  const picture = await readPicture(deps(), `${params.uploadId}/${params.file}`);
  return picture ? new Response(Uint8Array.from(picture.bytes), { headers: picture.headers }) : errorAnswer(request, 'not-found');
});
