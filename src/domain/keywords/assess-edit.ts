import type { KeywordCategory } from './categories.ts';
import type { KeywordDraft } from './limits.ts';

/** An entry in one language at one time, as shown in the editor and compared. */
export type KeywordVersion = KeywordDraft & { readonly category: KeywordCategory };

/** An entry in a language without a text. */
export const withoutText = ({ reading, category }: Pick<KeywordVersion, 'reading' | 'category'>): KeywordVersion => ({
  ...{ name: '', tag: '', text: '' },
  reading,
  category,
});

/** Which of an entry's two rows an edit writes, if any. */
export type EditEffect = 'nothing' | 'stale' | { readonly entry: boolean; readonly text: boolean };

const ENTRY_FIELDS = ['reading', 'category'] as const;
const TEXT_FIELDS = ['name', 'tag', 'text'] as const;

/**
 * The effect of an edit, given its base version and the current one. Sending the current content changes nothing, so a
 * lost response can be retried; a base that differs from the current version is stale. Flags are not part of a version:
 * changing one does not conflict with edits.
 */
export function assessEdit(sent: KeywordVersion, base: KeywordVersion, standing: KeywordVersion): EditEffect {
  const entry = differ(ENTRY_FIELDS, sent, standing);
  const text = differ(TEXT_FIELDS, sent, standing);
  if (!entry && !text) return 'nothing';
  return differ([...ENTRY_FIELDS, ...TEXT_FIELDS], base, standing) ? 'stale' : { entry, text };
}

const differ = (fields: readonly (keyof KeywordVersion)[], a: KeywordVersion, b: KeywordVersion): boolean =>
  fields.some((field) => a[field] !== b[field]);
