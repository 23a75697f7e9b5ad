import { newsForm } from '#domain/news/news-form.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { editNews } from '#usecases/news/write-news.ts';
import { refuse } from '#usecases/refused.ts';
import { jsonVersion, respond, versionWrite } from '#web/server/answer/api-route.ts';
import { parseId } from '#web/server/answer/parse-id.ts';
import { MAX_NEWS_BYTES } from '#web/server/answer/read-body.ts';
import { deps } from '#web/server/deps.ts';

export const PATCH = versionWrite(
  newsForm,
  async ({ form, session, revisionId, params }) => {
    const newsId = parseId(params.newsId ?? '');
    if (Number.isNaN(newsId)) return refuse('not-found');
    const at = { newsId, revisionId };
    return respond(editNews(deps(), actorOf(session, 'site'), at, form), jsonVersion);
  },
  { maxBytes: MAX_NEWS_BYTES },
);
