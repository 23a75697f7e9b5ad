import type { Language } from '#domain/shared/language.ts';
import { failureWords } from '#web/i18n/failure-words.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';

const RETRY_SECONDS = 12;

type StandIn = {
  readonly locale: Language;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly art: { readonly name: 'clouded-moon' | 'lost-signal'; readonly height: number; readonly code?: string };
  readonly request?: string; // The request id shown on the page.
  readonly head: string; // Style and script tags, as HTML.
  readonly foot: string;
};

/**
 * Renders a standalone page without the site's layout. Inserts texts unescaped, so callers must pass only the site's
 * own messages.
 */
export function standInPage({ locale, title, heading, text, art, request, head, foot }: StandIn): string {
  const home = localePath(locale, '/');
  const words = failureWords(home);
  return `<!doctype html>
<html lang="${locale}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${words.site}</title>
${head}
</head>
<body class="alone">
<header><a href="${home}"><svg viewBox="0 0 32 32" aria-hidden="true"><use href="/stand-in.svg#mark"/></svg>${words.site}</a></header>
<main id="main" class="stand-in">
<svg class="field" viewBox="0 0 1280 780" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="/stand-in.svg#field"/></svg>
<svg class="art" viewBox="0 0 300 ${art.height}" aria-hidden="true"><use href="/stand-in.svg#${art.name}"/>${art.code ? `<text x="150" y="106" text-anchor="middle">${art.code}</text>` : ''}</svg>
<h1>${heading}</h1>
<p>${text}</p>
<p class="actions"><a href="">${icon('retry')}${words.retry}</a>${art.code ? `<a href="${home}">${icon('home')}${words.home}</a>` : ''}</p>
<p class="small" id="retry-note" data-seconds="${RETRY_SECONDS}" hidden>${fill(words.every, { seconds: RETRY_SECONDS })}</p>
${request ? `<p class="request">${words.request} <b>${request}</b></p>` : ''}
</main>
${foot}
</body>
</html>
`;
}

const icon = (name: 'retry' | 'home') => `<svg viewBox="0 0 24 24" aria-hidden="true"><use href="/stand-in.svg#${name}"/></svg>`;
