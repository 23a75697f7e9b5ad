import { robotsAnswer } from '#web/server/site/robots.ts';

export const dynamic = 'force-dynamic'; // The site's URL is unknown at build time.

export const GET = robotsAnswer;
