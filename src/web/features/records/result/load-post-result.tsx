import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { loadPostResultWords } from '#web/i18n/post-result-words.ts';
import type { PostResultJson } from '#web/server/answer/response-types.ts';
import { BestStays } from './best-stays.tsx';
import { PostResult } from './post-result.tsx';

/** Returns the screen that shows what a post changed, or a message when it was not better than the player's best. */
export async function loadPostResult(recordId: string, locale: Language, result: PostResultJson): Promise<ReactNode> {
  const words = await loadPostResultWords(locale);
  if (!result.improved) return <BestStays best={result.best} words={words} />;
  return <PostResult recordId={recordId} result={result} locale={locale} words={words} />;
}
