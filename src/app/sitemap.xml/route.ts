import { sitemapIndexAnswer } from '#web/server/sitemap.ts';

export const dynamic = 'force-dynamic'; // the build knows neither the players nor the site's address

export const GET = sitemapIndexAnswer;
