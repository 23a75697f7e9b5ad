import type { KeywordCategory } from './categories.ts';
import { KEYWORD_FLAGS, type KeywordFlag } from './flags.ts';

/** A guide belongs to its stage and is maintained by editors (domain.md §7). */
export const GUIDE_CATEGORY: KeywordCategory = 'stage';
export const GUIDE_FLAG: KeywordFlag = KEYWORD_FLAGS.editorOnly;

/** The entry name of a stage's guide. Uses the id, because stage names may be too long or taken by another entry. */
export const guideName = (stageId: number, lang: 'en' | 'ja'): string => (lang === 'ja' ? `ステージ${stageId}の攻略` : `Guide ${stageId}`);

/** The reading of the guide's Japanese name; stages renamed on the site have no reading of their own. */
export const guideReading = ({ yomi }: { readonly yomi?: string | undefined }): string => `${yomi ?? 'すてーじ'}のこうりゃく`;
