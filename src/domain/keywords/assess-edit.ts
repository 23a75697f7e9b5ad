import type { KeywordCategory } from './categories.ts';
import type { KeywordDraft } from './limits.ts';

/** The content of an entry in one language at one time, as shown in the editor and used for comparison. */
export type KeywordVersion = KeywordDraft & { readonly category: KeywordCategory };

/** Returns the version of an entry in a language that has no text yet. */
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
 * Determines the effect of an edit from its base version and the current version. Sending the current content again
 * changes nothing, so a lost response can be retried. An edit is stale when its base differs from the current version.
 * Flags are not part of a version, so changing a flag does not conflict with edits.
 */
export function assessEdit(sent: KeywordVersion, base: KeywordVersion, standing: KeywordVersion): EditEffect {
  const entry = differ(ENTRY_FIELDS, sent, standing);
  const text = differ(TEXT_FIELDS, sent, standing);
  if (!entry && !text) return 'nothing';
  return differ([...ENTRY_FIELDS, ...TEXT_FIELDS], base, standing) ? 'stale' : { entry, text };
}

const differ = (fields: readonly (keyof KeywordVersion)[], a: KeywordVersion, b: KeywordVersion): boolean =>
  fields.some((field) => a[field] !== b[field]);
