import { newsForm } from '#domain/news/news-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editNews } from '#usecases/news/write-news.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { errorAnswer } from '#web/server/error-answer.ts';
import { parseId } from '#web/server/parse-id.ts';
import { MAX_NEWS_BYTES } from '#web/server/read-body.ts';
import { etagOf, readIfMatch } from '#web/server/record-headers.ts';

export const PATCH = sessionWrite(
  newsForm,
  async ({ form, session, request, params }) => {
    const revisionId = readIfMatch(request.headers);
    if (revisionId === undefined) return errorAnswer(request, 428, 'if-match-required');
    const at = { newsId: parseId(params.newsId ?? ''), revisionId };
    return sayOr(editNews(deps(), actorOf(session, 'site'), at, form), (news) => json(news, 200, { etag: etagOf(news.revisionId) }));
  },
  { maxBytes: MAX_NEWS_BYTES },
);
