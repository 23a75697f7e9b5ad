import { inEveryLanguage } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import type { NewsVersionJson } from '#web/server/answer/response-types.ts';
import { callApi } from '#web/ui/call-api.ts';
import type { FormAnswer } from '#web/ui/form/form.tsx';

export type EditorWords = Messages['news']['editor'];

/**
 * Creates a news entry or replaces the version that was read. Returns one error per invalid field if the server names
 * fields.
 */
export async function saveNews(
  values: FormData,
  version: NewsVersionJson | undefined,
  words: EditorWords,
): Promise<NewsVersionJson | FormAnswer> {
  const text = (name: string) => String(values.get(name) ?? '');
  const body = {
    category: text('category'),
    pinned: values.has('pinned'),
    withdrawn: values.has('withdrawn'),
    publishedOn: text('publishedOn'),
    title: inEveryLanguage((language) => text(`title.${language}`)),
    text: inEveryLanguage((language) => text(`text.${language}`)),
  };
  const { ok, body: response } = await callApi<NewsVersionJson>(version ? `/api/news/${version.newsId}` : '/api/news', {
    method: version ? 'PATCH' : 'POST',
    json: body,
    revisionId: version?.revisionId,
  });
  return ok ? (response as NewsVersionJson) : refusal(response, words);
}

function refusal({ error = '', fields }: { error?: string; fields?: Record<string, string> }, words: EditorWords): FormAnswer {
  if (!fields) return { callout: sentenceFor(words.errors, error) };
  return { fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, sentenceFor(words.fieldErrors, code)])) };
}
