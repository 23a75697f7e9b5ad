import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '#domain/shared/language.ts';
import { failureWords } from '#web/i18n/failure-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { standInPage } from '#web/server/answer/stand-in-page.ts';

/** Returns the styles for all standalone pages. */
export async function standInStyle(): Promise<string> {
  const files = await Promise.all(['tokens', 'night', 'day', 'stand-in'].map((name) => readFile(`src/web/styles/${name}.css`, 'utf8')));
  return files.join('\n');
}

/**
 * Returns a script that defines the offline page and the texts of stored pages for each language, and the version of the
 * build. The service worker fills in the empty nonces.
 */
export async function offlinePagesScript(): Promise<string> {
  const [style, ...files] = await Promise.all([
    standInStyle(),
    ...['theme.js', 'retry.js', 'stand-in.svg'].map((name) => readFile(`public/${name}`, 'utf8')),
  ]);
  const [theme = '', retry = '', art = ''] = files;
  const pages = LANGUAGES.map((locale) => [locale, offlinePage(locale, { style, theme, retry, art })]);
  const words = LANGUAGES.map((locale) => [locale, failureWords(localePath(locale, '/')).stored]);
  return [
    `self.offlinePages = ${JSON.stringify(Object.fromEntries(pages))};`,
    `self.storedPageWords = ${JSON.stringify(Object.fromEntries(words))};`,
    `self.buildVersion = ${JSON.stringify(await buildVersion())};`,
    '',
  ].join('\n');
}

const VERSION_DIGITS = 12;

/** Returns a hash of the names of the build's files, which change with their content. The development server has no build. */
async function buildVersion(): Promise<string> {
  const files = await readdir('.next/static', { recursive: true }).catch(() => []);
  return createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, VERSION_DIGITS);
}

type Parts = { readonly style: string; readonly theme: string; readonly retry: string; readonly art: string };

/** Renders a self-contained page, because nothing else can be loaded offline. */
function offlinePage(locale: Language, { style, theme, retry, art }: Parts): string {
  const page = standInPage({
    locale,
    ...failureWords(localePath(locale, '/')).offline,
    art: { name: 'lost-signal', height: 150 },
    head: `<script nonce="">${theme}</script>\n<style nonce="">${style}</style>`,
    foot: `<div hidden>${art}</div>\n<script nonce="">${retry}</script>`,
  });
  return page.replaceAll('/stand-in.svg#', '#');
}
