import type { Locale } from './locales.ts';
import type { Messages } from './messages.ts';

/**
 * Loads the record texts in one language on demand. Pages do not include them because only some components use them.
 */
export async function loadRecordWords(locale: Locale): Promise<Messages['records']> {
  const words =
    locale === 'ja'
      ? await import('#content/locales/ja/records.json', { with: { type: 'json' } })
      : await import('#content/locales/en/records.json', { with: { type: 'json' } });
  return words.default;
}
