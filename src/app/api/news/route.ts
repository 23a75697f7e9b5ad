import { newsForm } from '#domain/news/news-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { createNews } from '#usecases/news/write-news.ts';
import { jsonVersion, respond, sessionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { MAX_NEWS_BYTES } from '#web/server/read-body.ts';

export const POST = sessionWrite(
  newsForm,
  ({ form, session }) => respond(createNews(deps(), actorOf(session, 'site'), form), (news) => jsonVersion(news, 201)),
  { maxBytes: MAX_NEWS_BYTES },
);
