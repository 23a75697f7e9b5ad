import { robotsAnswer } from '#web/server/robots.ts';

export const dynamic = 'force-dynamic'; // the build does not know the site's address

export const GET = robotsAnswer;
