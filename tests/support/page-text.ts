import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { missingWords } from './texts/missing-words.ts';

/** The text of a page, including text for screen readers only. */
export type PageText = {
  readonly lang: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly lines: readonly string[];
};

/**
 * Returns the faults in the text of a page: language, heading, title, missing messages, and messages in the other
 * language.
 */
export function textFaults(locale: Language, { lang, title, headings, lines }: PageText): string[] {
  return [
    ...(lang === locale ? [] : [`its language is ${lang}`]),
    ...(headings.length === 1 && headings[0]?.trim() ? [] : [`its headings are ${JSON.stringify(headings)}`]),
    ...(title.trim() && title !== messagesOf(locale).shell.site ? [] : [`its title is ${title}`]),
    ...missingWords(locale, [title, ...lines]).map((line) => `it contains ${line.slice(0, 200)}`),
  ];
}
