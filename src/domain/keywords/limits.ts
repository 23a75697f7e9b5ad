import { countCharacters, INVISIBLE_IN_NAME, INVISIBLE_IN_TEXT } from '#domain/shared/characters.ts';

/** The most user-perceived characters that each field of an entry may have. */
export const KEYWORD_LIMITS = { name: 32, reading: 64, tag: 32, text: 48_000 } as const;

/** The fields that a person types. */
export type KeywordField = keyof typeof KEYWORD_LIMITS;

/** What a person typed for one language of an entry; an empty tag stands for the label of 'other'. */
export type KeywordDraft = Readonly<Record<KeywordField, string>>;

/** Why a field cannot be saved. */
export type KeywordFieldError = 'required' | 'too-long' | 'forbidden-character' | 'bad-space' | 'not-hiragana' | 'reserved';

/** As `Result`, but with one code a field, so that a form can show them all at once. */
export type KeywordDraftCheck =
  | { readonly ok: true; readonly value: KeywordDraft }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<KeywordField, KeywordFieldError>>> };

// domain.md §6, and '_' because it stands for a space in the URL.
const FORBIDDEN_IN_NAME = /[/#?&%+<>@:_]/;
const BAD_SPACE = /(?! )\s| {2}/; // only single U+0020 may stand inside a name
const HIRAGANA = /^[ぁ-ゖゝゞー]*$/;

// /keyword/rules is a page of its own, and browsers take '.' and '..' out of a path.
const RESERVED_NAMES: readonly string[] = ['rules', '.', '..'];

/** The draft as it is kept (NFC, trimmed, LF), or the first error of each field that has one. */
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

/** The path segment of an entry's name, before percent-encoding. */
export const formatKeywordSegment = (name: string): string => name.replaceAll(' ', '_');

/** The name that a decoded path segment stands for. */
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
