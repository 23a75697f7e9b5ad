import { isLocale, type Locale } from '#web/i18n/locales.ts';

const LONGEST_NAME = 128; // code units: names have 32 characters

/** What an editor's address asks for; `search` is the same as part of an address. */
export type EditorQuery = { readonly name: string; readonly lang: Locale | undefined; readonly search: string };

/** Reads `?name=` and `?lang=`; what means nothing is left out, so that a link with a slip still opens the editor. */
export function readEditorQuery(asked: Readonly<Record<string, string | string[] | undefined>>): EditorQuery {
  const name = typeof asked.name === 'string' ? asked.name.slice(0, LONGEST_NAME) : '';
  const lang = typeof asked.lang === 'string' && isLocale(asked.lang) ? asked.lang : undefined;
  const said = new URLSearchParams({ ...(name && { name }), ...(lang && { lang }) }).toString();
  return { name, lang, search: said && `?${said}` };
}
