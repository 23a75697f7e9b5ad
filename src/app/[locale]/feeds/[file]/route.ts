import { feedGet, findSiteFeed } from '#web/server/feeds/feed-answer.ts';

export const GET = feedGet(findSiteFeed);
