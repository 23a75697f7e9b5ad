import type { Locale } from '#web/i18n/locales.ts';

type Spoken = { readonly lang: string; readonly name: string };

/** The text of an entry that a reader gets: in the own language if it is written, else in the other. */
export const ownText = <Text extends Spoken>(texts: readonly Text[], locale: Locale): Text | undefined =>
  texts.find(({ lang }) => lang === locale) ?? texts[0];
