import { isLanguage, type Language } from '#domain/shared/language.ts';

const LONGEST_NAME = 128; // Maximum length in code units. Names have at most 32 characters.

/** Query parameters of the editor. `search` contains the same parameters as a query string. */
export type EditorQuery = { readonly name: string; readonly lang: Language | undefined; readonly search: string };

/** Reads `?name=` and `?lang=`. Ignores invalid values, so that a mistyped link still opens the editor. */
export function readEditorQuery(asked: Readonly<Record<string, string | string[] | undefined>>): EditorQuery {
  const name = typeof asked.name === 'string' ? asked.name.slice(0, LONGEST_NAME) : '';
  const lang = typeof asked.lang === 'string' && isLanguage(asked.lang) ? asked.lang : undefined;
  const query = new URLSearchParams({ ...(name && { name }), ...(lang && { lang }) }).toString();
  return { name, lang, search: query && `?${query}` };
}
