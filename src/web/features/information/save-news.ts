import type { FormAnswer } from '#web/ui/form.tsx';
import type { EditorWords } from './news-editor-page.tsx';

type Saved = { readonly newsId: number };
type Version = { readonly newsId: number; readonly revisionId: string };

/** Sends news: as new, or in place of the version that was read. It never throws; a refusal says why, field by field. */
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
  try {
    const response = await fetch(version ? `/api/news/${version.newsId}` : '/api/news', {
      method: version ? 'PATCH' : 'POST',
      headers: { 'content-type': 'application/json', ...(version && { 'if-match': `"${version.revisionId}"` }) },
      body: JSON.stringify(body),
    });
    const said = await response.json();
    return response.ok ? (said as Saved) : refusal(said, words);
  } catch {
    return { notice: words.errors.other };
  }
}

function refusal({ error = '', fields }: { error?: string; fields?: Record<string, string> }, words: EditorWords): FormAnswer {
  const say = (texts: Readonly<Record<string, string>>, code: string) => (Object.hasOwn(texts, code) ? texts[code] : texts.other) ?? '';
  if (!fields) return { notice: say(words.errors, error) };
  return { fields: Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, say(words.fieldErrors, code)])) };
}
