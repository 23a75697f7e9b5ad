import 'server-only';
import { liveCursor } from '#domain/live/live-cursor.ts';
import { json, nothing } from '#web/server/answer/api-route.ts';
import { errorAnswer } from '#web/server/answer/error-answer.ts';
import { clientOf } from '#web/server/auth/client.ts';
import { liveHub } from './site-hub.ts';

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform', // Compression would delay events.
  'x-accel-buffering': 'no',
};
const FULL_FOR_SECONDS = 60;

/**
 * Responds with new live events: as a stream if the client accepts one, otherwise as a single JSON response, or 204
 * when nothing is new.
 */
export async function answerLive(request: Request): Promise<Response> {
  const given = request.headers.get('last-event-id') || new URL(request.url).searchParams.get('after');
  const after = liveCursor.optional().safeParse(given ?? undefined);
  if (!after.success) return errorAnswer(request, 'invalid', { fields: { after: 'wrong-type' } });

  const asksForStream = request.method === 'GET' && request.headers.get('accept')?.includes('text/event-stream');
  return asksForStream ? openStream(request, after.data) : answerOnce(after.data);
}

async function openStream(request: Request, after: number | undefined): Promise<Response> {
  const body = await liveHub().open(after, clientOf(request.headers).address, request.signal);
  if (!body) return errorAnswer(request, 'unavailable', { waitSeconds: FULL_FOR_SECONDS });
  return new Response(body, { headers: STREAM_HEADERS });
}

async function answerOnce(after: number | undefined): Promise<Response> {
  const news = await liveHub().ask(after);
  return news.cursor === after && !news.reset ? nothing() : json(news);
}
