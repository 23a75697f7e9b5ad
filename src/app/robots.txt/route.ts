import { robotsAnswer } from '#web/server/site/robots.ts';

export const dynamic = 'force-dynamic'; // The URL of the site is unknown at build time.

export const GET = robotsAnswer;
