import { feedGet, findStageFeed } from '#web/server/feeds/feed-answer.ts';

export const GET = feedGet(findStageFeed);
