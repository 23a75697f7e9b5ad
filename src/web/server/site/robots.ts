import 'server-only';
import { LANGUAGES } from '#domain/shared/language.ts';
import { UNVISITED_PATHS } from '#domain/site/public-routes.ts';
import { localePath } from '#web/i18n/locales.ts';
import { siteUrl } from './site-settings.ts';

/** Serves robots.txt, which excludes paths in every language and names the sitemap. */
export function robotsAnswer(): Response {
  const paths = new Set(LANGUAGES.flatMap((locale) => UNVISITED_PATHS.map((path) => (path === '/api/' ? path : localePath(locale, path)))));
  const lines = [
    'User-agent: *',
    ...[...paths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl())}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
