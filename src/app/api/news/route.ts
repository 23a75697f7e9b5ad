import { newsForm } from '#domain/news/news-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createNews } from '#usecases/news/write-news.ts';
import { json, sayOr, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { MAX_NEWS_BYTES } from '#web/server/read-body.ts';
import { etagOf } from '#web/server/record-headers.ts';

export const POST = sessionWrite(
  newsForm,
  ({ form, session }) =>
    sayOr(createNews(deps(), actorOf(session, 'site'), form), (news) => json(news, 201, { etag: etagOf(news.revisionId) })),
  { maxBytes: MAX_NEWS_BYTES },
);
