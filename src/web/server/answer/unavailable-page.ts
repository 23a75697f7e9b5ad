import { isOverlayPath } from '#domain/site/widgets/framed-routes.ts';
import { failureWords, localeOfPath } from '#web/i18n/failure-words.ts';
import { standInPage } from './stand-in-page.ts';

// A stream must not be covered by an error page: an overlay is empty and tries again by itself.
const EMPTY_OVERLAY = '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="10"><title>503</title>';

/**
 * Renders the standalone page for database outages and overload. The page needs only a few static files. Overlays are empty.
 */
export function unavailablePage(path: string, requestId: string, why: 'down' | 'crowded' = 'down'): string {
  if (isOverlayPath(path)) return EMPTY_OVERLAY;
  const words = failureWords(path);
  const { title, heading, text } = why === 'crowded' ? words.crowded : words;
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

/** Renders the page that the edge shows for a rejected request, with the status code. */
export function refusedPage(path: string, status: string, requestId: string): string {
  const words = failureWords(path);
  return standInPage({
    locale: localeOfPath(path),
    ...(status === '429' ? words.busy : words.refused),
    art: { name: 'clouded-moon', height: 196, code: status },
    request: requestId,
    head: '<script src="/theme.js"></script>\n<link rel="stylesheet" href="/stand-in.css">',
    foot: '',
  });
}
