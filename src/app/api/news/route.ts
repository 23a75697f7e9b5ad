import { newsForm } from '#domain/news/news-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createNews } from '#usecases/news/write-news.ts';
import { jsonVersion, respond, sessionWrite } from '#web/server/answer/api-route.ts';
import { MAX_NEWS_BYTES } from '#web/server/answer/read-body.ts';
import { deps } from '#web/server/deps.ts';

export const POST = sessionWrite(
  newsForm,
  ({ form, session }) => respond(createNews(deps(), actorOf(session, 'site'), form), (news) => jsonVersion(news, 201)),
  { maxBytes: MAX_NEWS_BYTES },
);
