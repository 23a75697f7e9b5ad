import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';

/** Returns the texts of the opponent picker, with their placeholders, for the browser. */
export function pickerLabels(catalogue: Pick<Catalogue, 'rankClasses'>, locale: Language) {
  const { compare, anonymous } = messagesOf(locale).players;
  return { ...compare.pick, anonymous, classes: classNames(catalogue, locale) };
}

export type PickerLabels = ReturnType<typeof pickerLabels>;
