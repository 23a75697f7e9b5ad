import { listKeywords as endpoint } from '#domain/api/keywords.ts';
import { listKeywords } from '#usecases/keywords/list-keywords.ts';
import { refuse } from '#usecases/refused.ts';
import { deps } from '#web/server/deps.ts';
import { keywordPage } from '#web/server/v1/text-fields.ts';
import { v1Read } from '#web/server/v1/v1-read.ts';

export const GET = v1Read(endpoint, async ({ query: { category, flag, order, lang, page = '1', limit } }) => {
  const filter = { category, flag: flag === undefined ? undefined : Number(flag), order, page: Number(page) };
  const list = await listKeywords(deps(), filter, lang, limit);
  return list ? { ok: true, value: keywordPage(list) } : refuse('not-found');
});
