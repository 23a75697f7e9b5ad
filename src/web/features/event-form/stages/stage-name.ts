import { otherLanguages } from '#domain/shared/language.ts';
import type { FormContext } from '#web/features/event-form/form-context.ts';
import type { TypedStage } from '#web/features/event-form/plan/typed-plan.ts';
import { fill } from '#web/i18n/fill.ts';

/** Returns the display name of a stage in the form: its name in the page's language, its other name, or its number. */
export const stageName = (
  { locale, words }: Pick<FormContext, 'locale' | 'words'>,
  { name }: Pick<TypedStage, 'name'>,
  place: number,
): string =>
  [locale, ...otherLanguages(locale)].map((language) => name[language].trim()).find(Boolean) ??
  fill(words.stageNumber, { number: place + 1 });
