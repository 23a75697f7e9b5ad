import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import oldLinks from './content/old-links.json' with { type: 'json' };

// English pages: everything except /ja, the API, sitemaps and framework paths. Applied after files and static routes have been checked.
const ENGLISH_PATH = '/:path((?!(?:ja|en|api|sitemaps|_next)(?:/|$)).*)';

// Every path of the table, in both languages. A placeholder is a whole segment or a part of one.
const OLD_PATHS = [...new Set(oldLinks.links.map(({ from }) => `/:locale(ja)?${from.replace(/\?.*/, '').replace(/\{(\w+)\}/, ':$1')}`))];

const CARD_GLYPHS = './node_modules/@fontsource/zen-kaku-gothic-new';

// Worker threads run from source, so their files and imports must be traced (src/web/server/threads/thread-path.ts).
const THREAD_FILES = [
  './src/web/server/threads/*-thread.ts',
  './src/domain/texts/{compare-texts,diff-rows,diff-words,find-changes,fold-rows}.ts',
  './node_modules/diff/{package.json,libesm/**}',
];

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` already checks types
  htmlLimitedBots: /./, // match every client: metadata is always complete in <head>, never streamed after it (decision 0062)
  // No page uses the optimizer: it would decode images in the web process and keep serving a picture after its removal.
  images: { unoptimized: true },
  // Link preview images read their fonts from files (src/web/server/card-fonts.ts).
  outputFileTracingIncludes: {
    '/**/card.png': [`${CARD_GLYPHS}/unicode.json`, `${CARD_GLYPHS}/files/*-700-normal.woff`],
    '/**/history': THREAD_FILES,
  },
  // English URLs have no prefix; internally they are under [locale] like the Japanese ones (decision 0006).
  rewrites: async () => ({ beforeFiles: [], afterFiles: [{ source: ENGLISH_PATH, destination: '/en/:path' }], fallback: [] }),
  // Font names contain a hash (scripts/fonts.ts), so they are immutable. The browser cache must hold them to have them before first paint.
  headers: async () => [
    {
      source: '/fonts/:file([\\w-]+\\.[0-9a-f]{8}\\.woff2)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    // Redirects of old addresses are the same for everyone (decision 0103). Only minutes, because an error would be cached as long.
    ...OLD_PATHS.map((source) => ({ source, headers: [{ key: 'cache-control', value: 'public, max-age=300' }] })),
    { source: '/fonts/ja.css', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
  ],
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    { source: '/notices', destination: '/notifications', permanent: true }, // renamed in 2.0
    { source: '/ja/notices', destination: '/ja/notifications', permanent: true },
  ],
};

export default createNextIntlPlugin('./src/web/i18n/request.ts')(config);
