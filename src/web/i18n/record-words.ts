import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

/** Loads the record texts of one language for components that open later, so that pages do not include them. */
export async function loadRecordWords(locale: Locale): Promise<Messages['records']> {
  const words =
    locale === 'ja'
      ? await import('#content/locales/ja/records.json', { with: { type: 'json' } })
      : await import('#content/locales/en/records.json', { with: { type: 'json' } });
  return words.default;
}
