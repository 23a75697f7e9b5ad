import { z } from 'zod';
import { countCharacters, INVISIBLE_IN_NAME, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';
import { isRealDate } from '#domain/shared/date.ts';
import { NEWS_CATEGORIES, NEWS_LIMITS } from './news.ts';

// Every message is the code of a field (docs/api.md).
const form = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, { error: (issue) => (issue.code === 'unrecognized_keys' ? 'unknown-field' : 'wrong-type') });

const flag = z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong-type') });
const typed = z.string({ error: (issue) => (issue.input === undefined ? 'required' : 'wrong-type') });

const words = (limit: number, invisible: RegExp) =>
  typed
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').normalize('NFC').trim())
    .refine((text) => text !== '', { error: 'required', abort: true })
    .refine((text) => countCharacters(text, limit) <= limit, { error: 'too-long', abort: true })
    .refine((text) => !invisible.test(text), 'forbidden-character');

const inBoth = (text: z.ZodType<string>) => form({ en: text, ja: text });

/** News as an editor writes it: the whole of it, in both languages. */
export const newsForm = form({
  category: z.enum(NEWS_CATEGORIES, { error: (issue) => (issue.input === undefined ? 'required' : 'wrong-type') }),
  pinned: flag,
  withdrawn: flag,
  publishedOn: typed.refine(isRealDate, 'not-a-date'),
  title: inBoth(words(NEWS_LIMITS.title, INVISIBLE_IN_NAME)),
  text: inBoth(words(NEWS_LIMITS.text, INVISIBLE_IN_TEXT)),
});

export type NewsForm = z.output<typeof newsForm>;
