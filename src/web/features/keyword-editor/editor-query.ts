import { isLocale, type Locale } from '#web/i18n/locales.ts';

const LONGEST_NAME = 128; // code units: names have 32 characters

/** The editor's query parameters; `search` is the same as a query string. */
export type EditorQuery = { readonly name: string; readonly lang: Locale | undefined; readonly search: string };

/** Reads `?name=` and `?lang=`; ignores invalid values, so that a mistyped link still opens the editor. */
export function readEditorQuery(asked: Readonly<Record<string, string | string[] | undefined>>): EditorQuery {
  const name = typeof asked.name === 'string' ? asked.name.slice(0, LONGEST_NAME) : '';
  const lang = typeof asked.lang === 'string' && isLocale(asked.lang) ? asked.lang : undefined;
  const query = new URLSearchParams({ ...(name && { name }), ...(lang && { lang }) }).toString();
  return { name, lang, search: query && `?${query}` };
}
