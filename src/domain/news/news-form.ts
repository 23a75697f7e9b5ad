import { z } from 'zod';
import { INVISIBLE_IN_NAME, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { isRealDate } from '#domain/shared/date.ts';
import { form, inAllLanguages, NEEDED, words } from '#domain/shared/form.ts';
import { NEWS_CATEGORIES, NEWS_LIMITS } from './news.ts';

const flag = z.boolean(NEEDED);

/** The form in which an editor submits a complete news item in every language. */
export const newsForm = form({
  category: z.enum(NEWS_CATEGORIES, NEEDED),
  pinned: flag,
  withdrawn: flag,
  publishedOn: z.string(NEEDED).refine(isRealDate, 'not-a-date'),
  title: inAllLanguages(words(NEWS_LIMITS.title, INVISIBLE_IN_NAME)),
  text: inAllLanguages(words(NEWS_LIMITS.text, INVISIBLE_IN_TEXT)),
});

export type NewsForm = z.output<typeof newsForm>;
