import type { NextConfig } from 'next';
import oldLinks from './content/old-links.json' with { type: 'json' };
import packageFile from './package.json' with { type: 'json' };
import { sourceId } from './scripts/release/source-id.ts';
import { listMigrationFiles } from './src/data/schema/migration-files.ts';
import { DEFAULT_LANGUAGE, otherLanguages } from './src/domain/shared/language.ts';

const PREFIXES = otherLanguages(DEFAULT_LANGUAGE);

// Matches pages in the default language: every path except those of other languages, the API, sitemaps and framework
// paths. Next.js applies the rewrite only after it has looked for files and static routes.
const DEFAULT_PATH = `/:path((?!(?:${[...PREFIXES, DEFAULT_LANGUAGE].join('|')}|api|sitemaps|_next)(?:/|$)).*)`;

// Route patterns for all old addresses that redirect, in every language. A placeholder is a whole path segment or part
// of one.
const OLD_PATHS = [
  ...new Set(oldLinks.links.map(({ from }) => `/:locale(${PREFIXES.join('|')})?${from.replace(/\?.*/, '').replace(/\{(\w+)\}/, ':$1')}`)),
];

const CARD_GLYPHS = './node_modules/@fontsource/zen-kaku-gothic-new';

// Worker threads run from source, so their files and imports must be traced (src/web/server/threads/thread-path.ts).
const THREAD_FILES = [
  './src/web/server/threads/*-thread.ts',
  './src/domain/texts/{compare-texts,diff-rows,diff-words,find-changes,fold-rows}.ts',
  './node_modules/diff/{package.json,libesm/**}',
];

// Loaded only if traces are recorded (decision 0154).
const TRACING = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map((name) => `@opentelemetry/${name}`);

const config: NextConfig = {
  output: 'standalone',
  // By default it is random. Two builds of the same sources must be equal (docs/releases.md).
  generateBuildId: () => sourceId(process.cwd()),
  // Written into the build for the status page: a container of the site has neither the checkout nor its package.json.
  env: { STARGRASS_VERSION: packageFile.version, STARGRASS_MIGRATIONS: listMigrationFiles().join(',') },
  // Loaded from node_modules: otherwise every route has its own copy of them, 1 MB each, most of it a list of passwords.
  serverExternalPackages: ['@zxcvbn-ts/language-common', 'kysely', 'nodemailer', 'standardwebhooks', 'web-push', ...TRACING],
  poweredByHeader: false,
  // The edge compresses (ops/edge/nginx), once per stored page instead of once per request. Also, the HTML of pages is
  // rewritten after Next (src/web/server/traffic/rewrite-pages.ts).
  compress: false,
  reactStrictMode: true,
  // The default merges style sheets of all pages until they reach 100 KB. This one weighs requests against unused rules:
  // a page loads up to about 6 KB of them (before gzip) to save a request. It depends on the order of imports
  // (src/web/shell/shell-styles.ts).
  // Nothing reads source maps, and writing them takes a sixth of the build.
  experimental: { cssChunking: { type: 'graph', requestCost: 20_000 }, turbopackSourceMaps: false, turbopackInputSourceMaps: false },
  // `npm run check` already checks types.
  typescript: { ignoreBuildErrors: true },
  // Matches every client, so that metadata is always complete in <head> and never streamed after it (decision 0062).
  htmlLimitedBots: /./,
  // The image optimiser is disabled: it would decode images in the web process and go on serving a picture after its
  // removal.
  images: { unoptimized: true },
  // Link preview images read their fonts from files (src/web/server/head/card-fonts.ts).
  outputFileTracingIncludes: {
    '/**/card.png': [`${CARD_GLYPHS}/unicode.json`, `${CARD_GLYPHS}/files/*-700-normal.woff`],
    '/**/history': THREAD_FILES,
  },
  // URLs in the default language have no prefix. Internally, its pages are under [locale] like the others (decision 0006).
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [{ source: DEFAULT_PATH, destination: `/${DEFAULT_LANGUAGE}/:path` }],
    fallback: [],
  }),
  headers: async () => [
    // Redirects from old addresses are the same for everyone, so caches may store them (decision 0103). They do so for
    // only five minutes, so that a wrong redirect can be corrected soon.
    ...OLD_PATHS.map((source) => ({ source, headers: [{ key: 'cache-control', value: 'public, max-age=300' }] })),
  ],
  redirects: async () => [
    { source: `/${DEFAULT_LANGUAGE}`, destination: '/', permanent: true },
    { source: `/${DEFAULT_LANGUAGE}/:path*`, destination: '/:path*', permanent: true },
    // Renamed in 2.0.
    ...['', ...PREFIXES.map((language) => `/${language}`)].map((prefix) => ({
      source: `${prefix}/notices`,
      destination: `${prefix}/notifications`,
      permanent: true,
    })),
  ],
};

export default config;
