import { sitemapIndexAnswer } from '#web/server/sitemap.ts';

export const dynamic = 'force-dynamic'; // players and the site's URL are unknown at build time

export const GET = sitemapIndexAnswer;
