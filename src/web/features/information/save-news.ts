import type { Messages } from '#web/i18n/messages.ts';
import { sentenceFor } from '#web/i18n/sentence-for.ts';
import { callApi } from '#web/ui/call-api.ts';
import type { FormAnswer } from '#web/ui/form.tsx';

export type EditorWords = Messages['news']['editor'];
type Saved = { readonly newsId: number };
type Version = { readonly newsId: number; readonly revisionId: string };

/** Sends news: as new, or in place of the version that was read. A refusal says why, field by field. */
export async function saveNews(values: FormData, version: Version | undefined, words: EditorWords): Promise<Saved | FormAnswer> {
  const text = (name: string) => String(values.get(name) ?? '');
  const body = {
    category: text('category'),
    pinned: values.has('pinned'),
    withdrawn: values.has('withdrawn'),
    publishedOn: text('publishedOn'),
    title: { en: text('title.en'), ja: text('title.ja') },
    text: { en: text('text.en'), ja: text('text.ja') },
  };
  const { ok, body: said } = await callApi<Saved>(version ? `/api/news/${version.newsId}` : '/api/news', {
    method: version ? 'PATCH' : 'POST',
    json: body,
    revisionId: version?.revisionId,
  });
  return ok ? (said as Saved) : refusal(said, words);
}

function refusal({ error = '', fields }: { error?: string; fields?: Record<string, string> }, words: EditorWords): FormAnswer {
  if (!fields) return { callout: sentenceFor(words.errors, error) };
  return { fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, sentenceFor(words.fieldErrors, code)])) };
}
