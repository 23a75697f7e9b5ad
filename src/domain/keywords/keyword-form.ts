import { z } from 'zod';
import { form, NEEDED } from '#domain/shared/form.ts';
import { KEYWORD_CATEGORIES } from './categories.ts';

// The shape only: the body as a whole is bounded, `checkKeywordDraft` bounds each text.
const WRONG = { error: 'wrong-type' };

const typed = z.string(NEEDED);
const revisionId = typed.regex(/^[1-9]\d{0,17}$/, WRONG);

/** The languages in which an entry can have a text. */
export const KEYWORD_LANGUAGES = ['en', 'ja'] as const;
export type KeywordLanguage = (typeof KEYWORD_LANGUAGES)[number];
const lang = z.enum(KEYWORD_LANGUAGES, NEEDED);

const draftShape = {
  name: typed,
  reading: typed,
  category: z.enum(KEYWORD_CATEGORIES, NEEDED),
  tag: z.string(WRONG).default(''),
  text: typed,
};

/** A new entry with its first text. */
export const keywordForm = form({ lang, ...draftShape });

/** An entry as it shall stand in one language, and the two revisions that it was made from; a first text in a language has none. */
export const keywordEditForm = form({ lang, ...draftShape, base: form({ revisionId, textRevisionId: revisionId.nullable() }) });

/** Another flag for the revision that was looked at; which flags there are is said by flags.ts. */
export const keywordFlagForm = form({ flag: z.int(NEEDED), revisionId });

/** An old revision that shall stand again in the place of the one that stands now. */
export const keywordRestoreForm = form({ lang, toRevisionId: revisionId, textRevisionId: revisionId });

/** The beginning of a name, or a part of it, as it is typed after `[[`. */
export const keywordNamesQuery = form({
  q: typed
    .transform((text) => text.normalize('NFKC').trim())
    .refine((text) => text !== '', { error: 'required', abort: true })
    .refine((text) => text.length <= 64, { error: 'too-long', abort: true })
    .refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), 'forbidden-character'),
});

export type KeywordForm = z.output<typeof keywordForm>;
export type KeywordEditForm = z.output<typeof keywordEditForm>;
export type KeywordFlagForm = z.output<typeof keywordFlagForm>;
export type KeywordRestoreForm = z.output<typeof keywordRestoreForm>;
