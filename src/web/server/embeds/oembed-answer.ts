import 'server-only';
import { z } from 'zod';
import { NEEDED, readForm } from '#domain/shared/form.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { EMBED_WIDTH, embedHeight, rowsWithin } from '#domain/site/widgets/embed-size.ts';
import { type Embedded, embeddedPage } from '#domain/site/widgets/embedded-page.ts';
import { iframeHtml } from '#domain/site/widgets/iframe-html.ts';
import { DEFAULT_ROWS, WIDGET_ROWS } from '#domain/site/widgets/widget-limits.ts';
import { countTry } from '#usecases/accounts/count-try.ts';
import { findEmbedded } from '#usecases/embeds/find-embedded.ts';
import { tooMany } from '#usecases/refused.ts';
import { localePath, parseLocale, withoutLocale } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { cacheableJson } from '#web/server/answer/cacheable-answer.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import type { Refusal } from '#web/server/answer/error-status.ts';
import { deps } from '#web/server/deps.ts';
import { readQuery } from '#web/server/rankings/board-view.ts';
import { siteUrl } from '#web/server/site/site-settings.ts';

const pixels = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'wrong-type')
  .transform(Number)
  .optional();
const oembedQuery = z.object({
  url: z.string(NEEDED).max(2_000, 'too-long'),
  format: z.string().optional(),
  maxwidth: pixels,
  maxheight: pixels,
});

/** Responds with the embed of a page of this site, by oEmbed 1.0 (https://oembed.com). `url` may be a path. */
export async function oembedAnswer(request: Request, address: string): Promise<Response | Refusal> {
  const asked = readForm(oembedQuery, readQuery(request));
  if (!asked.ok) return errorAnswer(request, 'invalid', { fields: asked.fields });
  const { url, format = 'json', maxwidth = EMBED_WIDTH, maxheight = embedHeight(DEFAULT_ROWS.embed) } = asked.value;
  if (format !== 'json') return errorAnswer(request, 'not-implemented');
  const wait = await countTry(deps(), 'read-api', address);
  if (wait) return tooMany(wait);
  const page = URL.parse(url, siteUrl());
  const embedded = page?.origin === new URL(siteUrl()).origin ? embeddedPage(withoutLocale(page.pathname)) : undefined;
  const name = embedded && (await findEmbedded(deps(), embedded));
  if (!page || !embedded || name === undefined) return errorAnswer(request, 'not-found');
  const locale = parseLocale(page.pathname.split('/')[1] ?? '');
  const { shell, players } = messagesOf(locale);
  const title = name === null ? players.anonymous : inLanguage(name, locale);
  const rows = Math.max(WIDGET_ROWS.least, Math.min(DEFAULT_ROWS.embed, rowsWithin(maxheight)));
  const size = { width: Math.min(EMBED_WIDTH, maxwidth), height: Math.min(embedHeight(rows), maxheight) };
  const src = new URL(localePath(locale, embedPath(embedded, page.searchParams, rows)), siteUrl()).href;
  const html = iframeHtml({ src, title, ...size });
  const provider = { provider_name: shell.site, provider_url: siteUrl() };
  return cacheableJson(request, { version: '1.0', type: 'rich', title, ...provider, html, ...size });
}

/** Returns the address of an embed, with the rule and console of its page. */
function embedPath({ kind, id }: Embedded, page: URLSearchParams, rows: number): string {
  const query = new URLSearchParams();
  for (const key of ['rule', 'console']) if (/^\d{1,4}$/.test(page.get(key) ?? '')) query.set(key, page.get(key) ?? '');
  if (rows !== DEFAULT_ROWS.embed) query.set('rows', String(rows));
  return `/embed/${kind}/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
}
