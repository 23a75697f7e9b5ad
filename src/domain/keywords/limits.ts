import { countCharacters, INVISIBLE_IN_NAME, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';

/** Maximum length of each field in user-perceived characters. */
export const KEYWORD_LIMITS = { name: 32, reading: 64, tag: 32, text: 48_000 } as const;

export type KeywordField = keyof typeof KEYWORD_LIMITS;

/** The typed fields of an entry in one language. An empty tag means the label of the category 'other'. */
export type KeywordDraft = Readonly<Record<KeywordField, string>>;

export type KeywordFieldError = 'required' | 'too-long' | 'forbidden-character' | 'bad-space' | 'not-hiragana' | 'reserved';

/**
 * The result of checking a draft. Unlike `Result`, it has one error code per field so that a form can show all errors
 * at once.
 */
export type KeywordDraftCheck =
  | { readonly ok: true; readonly value: KeywordDraft }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<KeywordField, KeywordFieldError>>> };

// Characters that domain.md §6 forbids in a name, and '_', which encodes a space in the URL.
const FORBIDDEN_IN_NAME = /[/#?&%+<>@:_]/;
// Matches all white space that is not allowed inside a name. Only single spaces (U+0020) are allowed.
const BAD_SPACE = /(?! )\s| {2}/;
const HIRAGANA = /^[ぁ-ゖゝゞー]*$/;

// /keyword/rules is a separate page, and browsers remove '.' and '..' from paths.
const RESERVED_NAMES: readonly string[] = ['rules', '.', '..'];

/** Returns the draft in its stored form (NFC, trimmed, LF), or the first error of each invalid field. */
export function checkKeywordDraft(draft: KeywordDraft): KeywordDraftCheck {
  const value: KeywordDraft = {
    name: tidy(draft.name),
    reading: tidy(draft.reading),
    tag: tidy(draft.tag),
    text: tidy(draft.text.replaceAll(/\r\n?/g, '\n')),
  };
  const found = FIELDS.map((field) => [field, findError(field, value[field])] as const).filter(([, error]) => error !== undefined);
  return found.length === 0 ? { ok: true, value } : { ok: false, errors: Object.fromEntries(found) };
}

/** Returns the path segment for an entry's name, before percent-encoding. */
export const formatKeywordSegment = (name: string): string => name.replaceAll(' ', '_');

/** Returns the entry name for a decoded path segment. */
export const parseKeywordSegment = (segment: string): string => segment.normalize('NFC').replaceAll('_', ' ');

const FIELDS = Object.keys(KEYWORD_LIMITS) as KeywordField[];

const tidy = (typed: string) => typed.normalize('NFC').trim();

function findError(field: KeywordField, value: string): KeywordFieldError | undefined {
  if (value === '') return field === 'tag' ? undefined : 'required';
  const limit = KEYWORD_LIMITS[field];
  return FIELD_RULES[field](value) ?? (countCharacters(value, limit) > limit ? 'too-long' : undefined);
}

const FIELD_RULES: Record<KeywordField, (value: string) => KeywordFieldError | undefined> = {
  name: (name) => {
    if (BAD_SPACE.test(name)) return 'bad-space';
    if (FORBIDDEN_IN_NAME.test(name) || INVISIBLE_IN_NAME.test(name)) return 'forbidden-character';
    return RESERVED_NAMES.includes(name.toLowerCase()) ? 'reserved' : undefined;
  },
  reading: (reading) => (HIRAGANA.test(reading) ? undefined : 'not-hiragana'),
  tag: (tag) => (INVISIBLE_IN_NAME.test(tag) ? 'forbidden-character' : undefined),
  text: (text) => (INVISIBLE_IN_TEXT.test(text) ? 'forbidden-character' : undefined),
};
