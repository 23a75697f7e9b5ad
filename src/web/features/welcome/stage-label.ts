import { inLanguage, type Language, type Localised } from '#domain/shared/language.ts';
import type { WelcomeWords } from './welcome-words.ts';

/** Returns the name of a stage, with the rule unless it is the stage's first one. */
export const stageLabel = (
  { stage, rule }: { readonly stage: Localised; readonly rule: Localised | null },
  { dot }: WelcomeWords,
  locale: Language,
): string => [inLanguage(stage, locale), ...(rule ? [inLanguage(rule, locale)] : [])].join(dot);
