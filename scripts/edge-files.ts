// Generates the configuration of nginx and Varnish in EDGE_DIR from the templates in ops/edge, and the site's error
// pages. Reads its settings (edge-settings.ts) from the environment, as set by scripts/services/edge.sh,
// /etc/stargrass/edge.env or compose.yaml.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import oldLinks from '#content/old-links.json' with { type: 'json' };
import { NAMES_BYTES } from '#domain/administration/names-form.ts';
import { CACHED_FILES, CALL_QUERY_KEYS, CALLS_WITHOUT_QUERY, OWNED_PAGES, SEARCHES, UNCACHED_PAGES } from '#domain/edge/cached-routes.ts';
import { OPEN_ROUTES } from '#domain/edge/open-routes.ts';
import { MAX_UPLOAD_BYTES } from '#domain/evidence/image-rules.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, otherLanguages } from '#domain/shared/language.ts';
import { oldLinkTable, oldPaths } from '#domain/site/old-links.ts';
import { PAGE_QUERY_KEYS } from '#domain/site/page-query-keys.ts';
import { STRIPPED_HEADERS } from '#ops/edge/stripped-headers.ts';
import { localePath } from '#web/i18n/locales.ts';
import { OPEN_HEADERS } from '#web/server/answer/open-headers.ts';
import { MAX_EVENT_BYTES, MAX_KEYWORD_BYTES } from '#web/server/answer/read-body.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from '#web/server/answer/security-headers.ts';
import { refusedPage, unavailablePage } from '#web/server/answer/unavailable-page.ts';
import { readEdgeSettings } from './edge/edge-settings.ts';

const RETRY_SECONDS = 5;
const RETRY_WITHIN_SECONDS = 5; // less than the 10 s after which an app is considered blocked
const UPLOAD_ENVELOPE_BYTES = 64 * 1024;
const CORP = 'cross-origin-resource-policy';

const PREFIXED = otherLanguages(DEFAULT_LANGUAGE); // languages whose addresses have a prefix

// In place of an error page, overlays are empty and load themselves again (unavailable-page.ts).
const OVERLAYS = `^(?:${PREFIXED.map((language) => `/${language}`).join('|')})?/overlay/`;

const settings = readEdgeSettings(process.env);

const policy = contentSecurityPolicy('/', 'none', { development: false, counter: undefined }).replace(" 'nonce-none'", '');
const securityHeaders = Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': policy });

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024)}k`;

/** Converts Next.js routes to a regular expression that matches any of them. */
const anyOf = (routes: readonly string[]): string =>
  `(${routes.map((route) => route.replaceAll('.', '\\.').replaceAll(/\[[^\]]+\]/g, '[^/?]+')).join('|')})`;

const listen = (at: number, how: string): string => settings.EDGE_LISTEN.map((address) => `listen ${address}:${at}${how};`).join('\n    ');

const placeholders: Readonly<Record<string, string>> = {
  EDGE_DIR: settings.EDGE_DIR,
  BUILD: resolve(settings.EDGE_BUILD),
  USER: settings.EDGE_USER && `user ${settings.EDGE_USER};`,
  HOST: settings.EDGE_HOST,
  SITE_AUTHORITY: settings.EDGE_NGINX_PORT === 443 ? settings.EDGE_HOST : `${settings.EDGE_HOST}:${settings.EDGE_NGINX_PORT}`,
  RUN: settings.EDGE_RUN,
  TEMP: settings.EDGE_TEMP,
  LOG: settings.EDGE_LOG,
  TLS: settings.EDGE_TLS,
  VARNISH: `${settings.EDGE_VARNISH_HOST}:${settings.EDGE_VARNISH_PORT}`,
  LISTEN_FIRST: listen(settings.EDGE_NGINX_PORT, ' ssl http2 default_server reuseport'),
  LISTEN: listen(settings.EDGE_NGINX_PORT, ' ssl http2'),
  LISTEN_PLAIN: settings.EDGE_PLAIN_PORT === undefined ? '' : listen(settings.EDGE_PLAIN_PORT, ''),
  PLAIN: settings.EDGE_PLAIN_PORT === undefined ? '' : 'include nginx/plain.conf;',
  APPS_AS_BACKUP: settings.EDGE_APPS.map((each) => `server ${each.host}:${each.port} backup;`).join('\n  '),
  UNLIMITED: settings.EDGE_UNLIMITED.map((network) => `${network} "";`).join('\n  '),
  DEFAULT_LANGUAGE,
  ANSWER_FORMATS: [`"~${OVERLAYS}" overlay.html;`, ...PREFIXED.map((language) => `"~^/${language}([/?]|$)" ${language}.html;`)].join(
    '\n  ',
  ),
  REFUSED_PAGE: pageInLanguage('req', 429),
  UNAVAILABLE_PAGE: pageInLanguage('bereq', 503),
  RETRY_SECONDS: String(RETRY_SECONDS),
  RETRY_WITHIN_SECONDS: String(RETRY_WITHIN_SECONDS),
  // Half of the pages that all apps render at a time, so that one client leaves the other half for others.
  CLIENT_PAGES: String(Math.ceil((settings.EDGE_PAGE_CONNECTIONS * settings.EDGE_APPS.length) / 2)),
  READY_SECONDS: String(settings.EDGE_READY_SECONDS),
  UPLOAD_LIMIT: kilobytes(MAX_UPLOAD_BYTES + UPLOAD_ENVELOPE_BYTES),
  KEYWORD_LIMIT: kilobytes(MAX_KEYWORD_BYTES),
  BODY_LIMIT: kilobytes(Math.max(MAX_EVENT_BYTES, NAMES_BYTES)),
  QUERY_KEYS: [...PAGE_QUERY_KEYS, '_rsc'].join('|'),
  CALL_QUERY_KEYS: CALL_QUERY_KEYS.join('|'),
  CACHED_CALLS: `^${anyOf(Object.keys(CACHED_FILES).filter((route) => route.startsWith('/api/')))}(\\?|$)`,
  CALLS_WITHOUT_QUERY: `^${anyOf(CALLS_WITHOUT_QUERY)}\\?`,
  SEARCH_CALLS: `^${anyOf(SEARCHES.filter((route) => route.startsWith('/api/')))}\\?(.*&)?q=`,
  OPEN_FILES: `(?:${PREFIXED.map((language) => `/${language}`).join('|')})?${anyOf(OPEN_ROUTES.filter((route) => !route.startsWith('/api/')))}`,
  OWNED_PAGES: `^(${PREFIXED.map((language) => `/${language}`).join('|')})?${anyOf(OWNED_PAGES)}(\\?|$)`,
  SEARCH_PAGES: `^(${PREFIXED.map((language) => `/${language}`).join('|')})?${anyOf(SEARCHES.filter((route) => !route.startsWith('/api/')))}\\?(.*&)?q=`,
  // Includes the old site's addresses, which only redirect and need their whole query.
  UNCACHED_PAGES: `^(${PREFIXED.map((language) => `/${language}`).join('|')})?${anyOf([...UNCACHED_PAGES.filter((route) => !route.includes('...')), ...oldPaths(oldLinkTable.parse(oldLinks))])}(\\?|$)`,
};

/** Writes VCL that sends the page for a status in the language of the path. */
function pageInLanguage(request: 'req' | 'bereq', status: number): string {
  const answer = (page: Language | 'overlay') =>
    `{ synthetic(regsub(std.fileread("${settings.EDGE_DIR}/answers/${status}.${page}.html"), "@@REQUEST_ID@@", ${request}.http.x-request-id)); }`;
  const overlay = `if (${request}.url ~ "${OVERLAYS}") ${answer('overlay')}`;
  const others = PREFIXED.map((language) => `if (${request}.url ~ "^/${language}(/|\\?|$)") ${answer(language)}`);
  return [overlay, ...others, answer(DEFAULT_LANGUAGE)].join('\n  else ');
}

/**
 * Defines five backends per app, so that pages, prefetches, reads of the public API, writes and event streams do not use
 * up each other's connections.
 */
function backends(): string {
  const kinds = {
    pages: settings.EDGE_PAGE_CONNECTIONS,
    ahead: settings.EDGE_PAGE_CONNECTIONS,
    reads: settings.EDGE_PAGE_CONNECTIONS,
    writes: settings.EDGE_WRITE_CONNECTIONS,
    streams: 0,
  };
  const all = settings.EDGE_APPS.flatMap((each) =>
    Object.entries(kinds).map(([kind, limit]) => {
      const maxConnections = limit > 0 ? `\n  .max_connections = ${limit};` : '';
      // After this timeout, the request fails without a retry (stale.vcl).
      const timeout = ['pages', 'ahead', 'reads'].includes(kind) ? '\n  .first_byte_timeout = 10s;' : '';
      return `backend ${kind}_${each.name} {\n  .host = "${each.host}";\n  .port = "${each.port}";\n  .probe = ready;\n  .connect_timeout = 1s;${timeout}${maxConnections}\n}`;
    }),
  );
  const sets = Object.keys(kinds).map((kind) =>
    [`  new ${kind} = directors.round_robin();`, ...settings.EDGE_APPS.map(({ name }) => `  ${kind}.add_backend(${kind}_${name});`)].join(
      '\n',
    ),
  );
  return `${fill(readFileSync('ops/edge/varnish/ready.vcl', 'utf8'))}\n${all.join('\n\n')}\n\nsub vcl_init {\n${sets.join('\n')}\n}\n`;
}

function fill(text: string): string {
  return text.replaceAll(/(?<!@)@([A-Z_]+)@(?!@)/g, (_, name: string) => {
    const value = placeholders[name];
    if (value === undefined) throw new Error(`ops/edge uses the unknown placeholder @${name}@`);
    return value;
  });
}

function write(path: string, text: string): void {
  const target = join(settings.EDGE_DIR, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

for (const file of globSync('ops/edge/**/*.{vcl,conf}')) {
  if (!file.endsWith('ready.vcl')) write(file.slice('ops/edge/'.length), fill(readFileSync(file, 'utf8')));
}
write('varnish/backends.vcl', backends());
const headersSub = (name: string, answer: string, headers: readonly (readonly [string, string])[]): string =>
  `sub ${name} {\n${headers.map(([header, value]) => `  set ${answer}.http.${header} = {"${value}"};`).join('\n')}\n}\n`;
const openHeaders = Object.entries(OPEN_HEADERS);
write(
  'varnish/security.vcl',
  headersSub('security_headers', 'beresp', securityHeaders) +
    headersSub('security_headers_of_synth', 'resp', securityHeaders) +
    headersSub('open_headers', 'beresp', openHeaders) +
    headersSub('open_headers_of_synth', 'resp', openHeaders),
);
write('varnish/headers.vcl', `sub strip_headers {\n${STRIPPED_HEADERS.map((name) => `  unset bereq.http.${name};`).join('\n')}\n}\n`);
write('nginx/headers.conf', STRIPPED_HEADERS.map((name) => `proxy_set_header ${name} "";\n`).join(''));
const addHeaders = (headers: readonly (readonly [string, string])[]): string =>
  headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
write('nginx/security.conf', addHeaders(securityHeaders));
write('nginx/framed.conf', addHeaders(Object.entries({ ...Object.fromEntries(securityHeaders), [CORP]: 'cross-origin' })));
const REFUSALS = {
  400: 'bad-request',
  404: 'not-found',
  405: 'not-allowed',
  408: 'too-slow',
  413: 'too-large',
  414: 'too-long',
  416: 'bad-range',
  421: 'wrong-host',
  429: 'too-many-tries',
};
const callAnswer = (error: string): string => `${JSON.stringify({ error, requestId: '@@REQUEST_ID@@' })}\n`;

write('answers/503.call.json', callAnswer('unavailable'));
for (const status of ['503', ...Object.keys(REFUSALS)]) write(`answers/${status}.overlay.html`, unavailablePage('/overlay/ticker', ''));
for (const locale of LANGUAGES) write(`answers/503.${locale}.html`, unavailablePage(localePath(locale, '/'), '@@REQUEST_ID@@'));
for (const [status, error] of Object.entries(REFUSALS)) {
  write(`answers/${status}.call.json`, callAnswer(error));
  for (const locale of LANGUAGES) write(`answers/${status}.${locale}.html`, refusedPage(localePath(locale, '/'), status, '@@REQUEST_ID@@'));
}
