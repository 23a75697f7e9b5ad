import 'server-only';
import { partFile } from '#domain/site/sitemap-parts.ts';
import { type ListedPage, listPart, listSitemapParts } from '#usecases/site/list-sitemap.ts';
import { deps } from '#web/server/deps.ts';
import { alternatesOf } from '#web/server/head/alternates.ts';
import { keywordAddresses } from '#web/server/texts/keyword-addresses.ts';
import { siteUrl } from './site-settings.ts';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Serves the sitemap index. */
export async function sitemapIndexAnswer(): Promise<Response> {
  const parts = await listSitemapParts(deps());
  return xmlAnswer(
    inside(
      `sitemapindex ${NAMESPACES}`,
      parts.map((part) => `<sitemap><loc>${url(`/sitemaps/${partFile(part)}`)}</loc></sitemap>\n`),
    ),
  );
}

/**
 * Serves one part of the sitemap: every page in each language, with links to its other languages. Returns 404 for an
 * unknown file name.
 */
export async function sitemapPartAnswer(file: string): Promise<Response> {
  const part = (await listSitemapParts(deps())).find((each) => partFile(each) === file);
  if (!part) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const pages = await listPart(deps(), part);
  return xmlAnswer(
    inside(
      `urlset ${NAMESPACES}`,
      pages.values().map((page) => writePage(page)),
    ),
  );
}

/** Returns the URL of a page for each language, as in the page's head. */
const addressesOf = (page: ListedPage): Readonly<Record<string, string>> =>
  'route' in page ? alternatesOf(page.route).languages : keywordAddresses(page.names);

function writePage(page: ListedPage): string {
  const addresses = Object.entries(addressesOf(page));
  const links = addresses.map(([lang, path]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url(path)}"/>`).join('');
  const changed = page.changedAt ? `<lastmod>${page.changedAt.toISOString()}</lastmod>` : '';
  return addresses
    .filter(([lang]) => lang !== 'x-default')
    .map(([, path]) => `<url><loc>${url(path)}</loc>${changed}${links}</url>\n`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const url = (path: string): string => new URL(path, siteUrl()).href.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function* inside(element: string, lines: Iterable<string>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${element}>\n`;
  yield* lines;
  yield `</${element.split(' ')[0]}>\n`;
}

const LINES_AT_ONCE = 200;

// Streamed so that the 20,000 URLs in a part are never held in memory as one string.
function xmlAnswer(text: Generator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    pull: (controller) => {
      let lines = '';
      for (let count = 0; count < LINES_AT_ONCE; count += 1) lines += text.next().value ?? '';
      if (lines === '') controller.close();
      else controller.enqueue(encoder.encode(lines));
    },
  });
  return new Response(body, { headers: HEADERS });
}
