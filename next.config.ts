import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import oldLinks from './content/old-links.json' with { type: 'json' };

// All that is neither Japanese nor the API, the parts of the sitemap nor the framework's own; files and fixed routes have been looked for by then.
const ENGLISH_PATH = '/:path((?!(?:ja|en|api|sitemaps|_next)(?:/|$)).*)';

// Every path of the table, in both languages; what it names is a segment, or a part of one.
const OLD_PATHS = [...new Set(oldLinks.links.map(({ from }) => `/:locale(ja)?${from.replace(/\?.*/, '').replace(/\{(\w+)\}/, ':$1')}`))];

const CARD_GLYPHS = './node_modules/@fontsource/zen-kaku-gothic-new';

// Threads run their sources as they are, with what these import (src/web/server/threads/thread-path.ts).
const THREAD_FILES = [
  './src/web/server/threads/*-thread.ts',
  './src/domain/texts/{compare-texts,diff-rows,diff-words,find-changes,fold-rows}.ts',
  './node_modules/diff/{package.json,libesm/**}',
];

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true }, // `npm run check` has read the types: once is enough
  htmlLimitedBots: /./, // for everybody: a head that is whole before the body begins, never streamed after it (decision 0062)
  // No page uses the optimizer: it would decode in the web process and keep showing a picture after its removal.
  images: { unoptimized: true },
  // The letters of pictures for links on other sites are read as files (src/web/server/card-fonts.ts).
  outputFileTracingIncludes: {
    '/**/card.png': [`${CARD_GLYPHS}/unicode.json`, `${CARD_GLYPHS}/files/*-700-normal.woff`],
    '/**/history': THREAD_FILES,
  },
  // English has no prefix: inside, its pages live under [locale] like the Japanese ones (decision 0006).
  rewrites: async () => ({ beforeFiles: [], afterFiles: [{ source: ENGLISH_PATH, destination: '/en/:path' }], fallback: [] }),
  // Fonts never change under their name, which carries a hash (scripts/fonts.ts), and must come from the reader's own cache to be there before the first paint.
  headers: async () => [
    {
      source: '/fonts/:file([\\w-]+\\.[0-9a-f]{8}\\.woff2)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
    // Where an old address leads is the same for everybody (decision 0105); minutes, because a failure would be kept as long.
    ...OLD_PATHS.map((source) => ({ source, headers: [{ key: 'cache-control', value: 'public, max-age=300' }] })),
    { source: '/fonts/ja.css', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
  ],
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    { source: '/notices', destination: '/notifications', permanent: true }, // its address until 2.0
    { source: '/ja/notices', destination: '/ja/notifications', permanent: true },
  ],
};

export default createNextIntlPlugin('./src/web/i18n/request.ts')(config);
