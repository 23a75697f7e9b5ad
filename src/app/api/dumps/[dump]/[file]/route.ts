import { dumpFileRoute } from '#domain/dumps/dump.ts';
import { getLatestDump, openDumpFile } from '#usecases/dumps/get-dumps.ts';
import { openCall, respond } from '#web/server/answer/api-route.ts';
import { dumpFileAnswer, isKnownTo, movedTo } from '#web/server/answer/dump-file.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { deps } from '#web/server/deps.ts';

export const GET = openCall(async ({ request, client, params: { dump = '', file = '' } }) => {
  if (dump === 'latest') {
    const dumpId = await getLatestDump(deps());
    return dumpId === undefined ? errorAnswer(request, 'not-found') : movedTo(dumpFileRoute(dumpId, file));
  }
  return respond(openDumpFile(deps(), { dumpId: dump, name: file, address: client.address }, isKnownTo(request)), dumpFileAnswer);
});
