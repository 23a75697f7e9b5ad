import type { Language } from '#domain/shared/language.ts';
import { UNVISITED_PATHS } from '#domain/site/public-routes.ts';
import { textFaults } from '#tests/support/page-text.ts';
import { localePath, withoutLocale } from '#web/i18n/locales.ts';
import { get } from './request.ts';

/**
 * Returns the faults in the status and text of a page as the server sends it to a visitor, before any script has run.
 * Personal pages redirect to the log-in form.
 */
export async function pageFaults(locale: Language, address: string): Promise<string[]> {
  const response = await get(address);
  if (response.status === 307 && response.headers.get('location')?.startsWith(localePath(locale, '/auth/login?error=SessionRequired')))
    return UNVISITED_PATHS.some((path) => withoutLocale(address).startsWith(path)) ? [] : [`${address}: it asks for a session`];
  const html = (await response.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
  const text = {
    lang: /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? '',
    title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
    headings: [...html.matchAll(/<h1\b.*?>(.*?)<\/h1>/gs)].map(([, words = '']) => words),
    lines: html.split(/<[^>]*>/),
  };
  const faults = [...(response.status === 200 ? [] : [`it answers ${response.status}`]), ...textFaults(locale, text)];
  return faults.map((fault) => `${address}: ${fault}`);
}
