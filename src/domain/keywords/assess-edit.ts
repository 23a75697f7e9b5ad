import type { KeywordCategory } from './categories.ts';
import type { KeywordDraft } from './limits.ts';

/** What an entry says in one language at one moment: what its editor shows, and what is compared. */
export type KeywordVersion = KeywordDraft & { readonly category: KeywordCategory };

/** An entry in a language in which nobody has written yet. */
export const withoutText = ({ reading, category }: Pick<KeywordVersion, 'reading' | 'category'>): KeywordVersion => ({
  ...{ name: '', tag: '', text: '' },
  reading,
  category,
});

/** Which of the two rows of an entry an edit writes, if it may be written at all. */
export type EditEffect = 'nothing' | 'stale' | { readonly entry: boolean; readonly text: boolean };

const ENTRY_FIELDS = ['reading', 'category'] as const;
const TEXT_FIELDS = ['name', 'tag', 'text'] as const;

/**
 * What an edit would do, given the version that it was made from and the one that stands now. Who sends what stands already changes nothing,
 * so an answer that was lost can be asked for again; who has not seen what stands is stale. A flag is not part of a version: changing it disturbs nobody who writes.
 */
export function assessEdit(sent: KeywordVersion, base: KeywordVersion, standing: KeywordVersion): EditEffect {
  const entry = differ(ENTRY_FIELDS, sent, standing);
  const text = differ(TEXT_FIELDS, sent, standing);
  if (!entry && !text) return 'nothing';
  return differ([...ENTRY_FIELDS, ...TEXT_FIELDS], base, standing) ? 'stale' : { entry, text };
}

const differ = (fields: readonly (keyof KeywordVersion)[], a: KeywordVersion, b: KeywordVersion): boolean =>
  fields.some((field) => a[field] !== b[field]);
