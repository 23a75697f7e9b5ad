import { openCall } from '#web/server/answer/api-route.ts';
import { answerLive } from '#web/server/live/answer-live.ts';

export const GET = openCall(({ request }) => answerLive(request));
