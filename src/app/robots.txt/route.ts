import { robotsAnswer } from '#web/server/robots.ts';

export const dynamic = 'force-dynamic'; // the site's URL is unknown at build time

export const GET = robotsAnswer;
