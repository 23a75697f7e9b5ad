import { failureWords, localeOfPath } from '#web/i18n/failure-words.ts';
import { standInPage } from './stand-in-page.ts';

/** The whole page that is shown while the database is out of reach: it needs nothing but a few static files. */
export function unavailablePage(path: string, requestId: string): string {
  const { title, heading, text } = failureWords(path);
  return standInPage({
    locale: localeOfPath(path),
    title,
    heading,
    text,
    art: { name: 'clouded-moon', height: 196, code: '503' },
    request: requestId,
    head: '<script src="/theme.js"></script>\n<link rel="stylesheet" href="/stand-in.css">',
    foot: '<script src="/retry.js"></script>',
  });
}
