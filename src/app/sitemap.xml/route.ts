import { sitemapIndexAnswer } from '#web/server/site/sitemap.ts';

export const dynamic = 'force-dynamic'; // The players and the site's URL are unknown at build time.

export const GET = sitemapIndexAnswer;
