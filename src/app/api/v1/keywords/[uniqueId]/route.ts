import { getKeyword } from '#domain/api/keywords.ts';
import { getKeywordById } from '#usecases/keywords/get-keyword-by-id.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { wholeKeyword } from '#web/server/v1/text-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(getKeyword, async ({ params }) => {
  const keyword = await getKeywordById(deps(), params.uniqueId);
  return keyword ? { ok: true, value: wholeKeyword(keyword) } : refuse('not-found');
});
