import { feedGet, findUserFeed } from '#web/server/feeds/feed-answer.ts';

export const GET = feedGet(findUserFeed);
