import { KEYWORD_CATEGORIES, type KeywordCategory } from '#domain/keywords/categories.ts';
import { checkKeywordDraft, type KeywordDraft } from '#domain/keywords/limits.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/shared/language.ts';
import { type ColumnOf, findIdError, type RowRead, refusedRow } from './old-rows.ts';

type Cells = Readonly<Record<ColumnOf<'keywords'>, string>>;

/** An entry in the old site's encyclopedia, with texts in at least one language. */
export type OldKeyword = {
  readonly oldId: string;
  readonly category: KeywordCategory;
  readonly reading: string;
  readonly texts: readonly (Omit<KeywordDraft, 'reading'> & { readonly lang: Language })[];
};

/**
 * Parses a line in the keywords file with the same rules as a new entry. A language without a name and a text is
 * omitted.
 */
export function readOldKeyword(cells: Cells): RowRead<OldKeyword> {
  const category = KEYWORD_CATEGORIES.find((known) => known === cells.category);
  const written = LANGUAGES.filter((lang) => cells[`name_${lang}`] !== '' || cells[`text_${lang}`] !== '');
  const checks = written.map((lang) => ({ lang, check: checkKeywordDraft(draftOf(cells, lang)) }));
  const texts = checks.flatMap(({ lang, check }) => (check.ok ? [{ lang, ...check.value }] : []));
  const errors = [
    ...findIdError('id', cells.id),
    ...(category ? [] : [{ column: 'category', code: cells.category === '' ? 'required' : 'unknown-category' }]),
    ...(written.length > 0 ? [] : [{ column: `name_${DEFAULT_LANGUAGE}`, code: 'required' }]),
    ...checks.flatMap(({ lang, check }) => (check.ok ? [] : errorsOf(check.errors, lang))),
  ];
  const reading = texts[0]?.reading;
  if (!category || reading === undefined || errors.length > 0) return refusedRow(...onceEach(errors));
  return { ok: true, value: { oldId: cells.id, category, reading, texts: texts.map(({ reading: _, ...text }) => text) } };
}

const draftOf = (cells: Cells, lang: Language): KeywordDraft => ({
  name: cells[`name_${lang}`],
  tag: cells[`tag_${lang}`],
  text: cells[`text_${lang}`],
  reading: cells.reading,
});

const errorsOf = (errors: Readonly<Record<string, string>>, lang: Language) =>
  Object.entries(errors).map(([field, code]) => ({ column: field === 'reading' ? field : `${field}_${lang}`, code }));

// Removes repeated errors in a column. They occur because all languages share the reading.
const onceEach = <Error extends { column: string }>(errors: readonly Error[]): Error[] =>
  errors.filter(({ column }, nth) => errors.findIndex((other) => other.column === column) === nth);
