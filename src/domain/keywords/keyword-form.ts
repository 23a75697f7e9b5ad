import { z } from 'zod';
import { form, NEEDED } from '#domain/shared/form.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { KEYWORD_CATEGORIES } from './categories.ts';

// The forms in this file check only types. The request body has an overall size limit, and `checkKeywordDraft` limits
// each text.
const WRONG = { error: 'wrong-type' };

const typed = z.string(NEEDED);
const revisionId = typed.regex(/^[1-9]\d{0,17}$/, WRONG);

const lang = z.enum(LANGUAGES, NEEDED);

const draftShape = {
  name: typed,
  reading: typed,
  category: z.enum(KEYWORD_CATEGORIES, NEEDED),
  tag: z.string(WRONG).default(''),
  text: typed,
};

/** The form for a new entry with its first text. */
export const keywordForm = form({ lang, ...draftShape });

/**
 * The form for editing an entry in one language, with the two revisions that the edit is based on. The text revision is
 * null for the first text in a language.
 */
export const keywordEditForm = form({ lang, ...draftShape, base: form({ revisionId, textRevisionId: revisionId.nullable() }) });

/** The form for a new flag, based on the displayed revision. The allowed flags are defined in flags.ts. */
export const keywordFlagForm = form({ flag: z.int(NEEDED), revisionId });

/** The form for restoring an old revision over the current one. */
export const keywordRestoreForm = form({ lang, toRevisionId: revisionId, textRevisionId: revisionId });

/** The query for names that contain the text typed after `[[`. */
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
