import { openCall } from '#web/server/answer/api-route.ts';
import { oembedAnswer } from '#web/server/embeds/oembed-answer.ts';

export const GET = openCall(({ request, client }) => oembedAnswer(request, client.address));
