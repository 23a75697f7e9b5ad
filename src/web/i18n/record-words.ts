import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

/** The words of records in one language, for what the browser opens later: they come with it and not with the page. */
export async function loadRecordWords(locale: Locale): Promise<Messages['records']> {
  const words =
    locale === 'ja'
      ? await import('#content/locales/ja/records.json', { with: { type: 'json' } })
      : await import('#content/locales/en/records.json', { with: { type: 'json' } });
  return words.default;
}
