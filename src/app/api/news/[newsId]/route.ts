import { newsForm } from '#domain/news/news-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editNews } from '#usecases/news/write-news.ts';
import { jsonVersion, respond, versionWrite } from '#web/server/api-route.ts';
import { deps } from '#web/server/deps.ts';
import { parseId } from '#web/server/parse-id.ts';
import { MAX_NEWS_BYTES } from '#web/server/read-body.ts';

export const PATCH = versionWrite(
  newsForm,
  async ({ form, session, revisionId, params }) => {
    const at = { newsId: parseId(params.newsId ?? ''), revisionId };
    return respond(editNews(deps(), actorOf(session, 'site'), at, form), jsonVersion);
  },
  { maxBytes: MAX_NEWS_BYTES },
);
