import type { z } from 'zod';
import { INVISIBLE_IN_NAME } from '#domain/shared/characters.ts';
import { form, inAllLanguages, words } from '#domain/shared/form.ts';

const REASON_LIMIT = 256; // Maximum length of a reason in user-perceived characters.

/** The form for amending a result: the reason in every language. */
export const amendmentForm = form({ reason: inAllLanguages(words(REASON_LIMIT, INVISIBLE_IN_NAME)) });
export type AmendmentForm = z.output<typeof amendmentForm>;
