import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

// What English pages never are: Japanese ones, the API, the framework's own files, health checks and files with an ending.
const ENGLISH_PATH = '/:path((?!(?:ja|en|api|_next|healthz|readyz|fonts)(?:/|$)|.*\\.[a-z0-9]+$).*)';

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  reactStrictMode: true,
  // English has no prefix: inside, its pages live under [locale] like the Japanese ones (decision 0006).
  rewrites: async () => ({ beforeFiles: [{ source: ENGLISH_PATH, destination: '/en/:path' }], afterFiles: [], fallback: [] }),
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
};

export default createNextIntlPlugin('./src/web/i18n/request.ts')(config);
