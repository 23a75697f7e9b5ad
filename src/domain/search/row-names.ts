import { DEFAULT_LANGUAGE, type Localised } from '#domain/shared/language.ts';
import { READING_LANGUAGE } from '#domain/shared/language-traits.ts';
import type { StageRow } from './rows.ts';

/** Returns the names in a row of the stage list, which seed.md §3 defines for two languages only. */
export const rowNames = ({ stage_name, eng_stage_name }: StageRow): Localised => ({
  [DEFAULT_LANGUAGE]: eng_stage_name,
  [READING_LANGUAGE]: stage_name,
});
