import type { KeywordCategory } from './categories.ts';
import { KEYWORD_FLAGS, type KeywordFlag } from './flags.ts';

/** Category and flag of guides, which belong to their stages and are maintained by editors (domain.md §7). */
export const GUIDE_CATEGORY: KeywordCategory = 'stage';
export const GUIDE_FLAG: KeywordFlag = KEYWORD_FLAGS.editorOnly;

/**
 * Returns the entry name of a stage's guide. The name contains the stage id, because stage names may be too long or
 * taken by another entry.
 */
export const guideName = (stageId: number, lang: 'en' | 'ja'): string => (lang === 'ja' ? `ステージ${stageId}の攻略` : `Guide ${stageId}`);

/**
 * Returns the reading of a guide's Japanese name. Stages that were renamed on the site have no reading of their own.
 */
export const guideReading = ({ yomi }: { readonly yomi?: string | undefined }): string => `${yomi ?? 'すてーじ'}のこうりゃく`;
