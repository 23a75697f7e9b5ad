import type { KeywordCategory } from './categories.ts';
import { KEYWORD_FLAGS, type KeywordFlag } from './flags.ts';

/** A guide is about its stage, and editors keep it (domain.md §7). */
export const GUIDE_CATEGORY: KeywordCategory = 'stage';
export const GUIDE_FLAG: KeywordFlag = KEYWORD_FLAGS.editorOnly;

/** The name of a stage's guide among entries: by number, because a stage's own name may be too long, and another entry's. */
export const guideName = (stageId: number, lang: 'en' | 'ja'): string => (lang === 'ja' ? `ステージ${stageId}の攻略` : `Guide ${stageId}`);

/** How its Japanese name is read as far as it has letters; a stage that was renamed on the site has no reading of its own. */
export const guideReading = ({ yomi }: { readonly yomi?: string | undefined }): string => `${yomi ?? 'すてーじ'}のこうりゃく`;
