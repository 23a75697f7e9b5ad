import { DEFAULT_LANGUAGE, type Language } from '#domain/shared/language.ts';

/** Rows of the kana table as index groups for readings. Each row is named after its first kana. */
export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ'] as const;

/** Index groups for English names. */
export const LATIN_INITIALS = ['a-c', 'd-f', 'g-i', 'j-l', 'm-o', 'p-r', 's-u', 'v-z'] as const;

export type KeywordInitial = (typeof KANA_ROWS)[number] | (typeof LATIN_INITIALS)[number];

export const KEYWORD_INITIALS: readonly KeywordInitial[] = [...LATIN_INITIALS, ...KANA_ROWS];

// In Unicode, voiced and small kana are next to the plain ones, so a range covers a row. Only ゔ, ゕ and ゖ are separate.
const ROW_INITIALS: Readonly<Record<string, string>> = {
  ...{ あ: 'ぁ-おゔ', か: 'か-ごゕゖ', さ: 'さ-ぞ', た: 'た-ど', な: 'な-の' },
  ...{ は: 'は-ぽ', ま: 'ま-も', や: 'ゃ-よ', ら: 'ら-ろ', わ: 'ゎ-ん' },
};
const PATTERNS = new Map(KEYWORD_INITIALS.map((initial) => [initial, new RegExp(`^[${ROW_INITIALS[initial] ?? initial}]`, 'i')]));

type Named = { readonly yomi: string; readonly names: Readonly<Partial<Record<Language, string | undefined>>> };

/** Returns whether an entry is in an index group, by its reading or by the first character of its name in the default language. */
export function hasInitial({ yomi, names }: Named, initial: KeywordInitial): boolean {
  // Decomposing the name sorts Élan under E.
  const begins = initial in ROW_INITIALS ? yomi : (names[DEFAULT_LANGUAGE] ?? '').normalize('NFD');
  return PATTERNS.get(initial)?.test(begins) ?? false;
}
