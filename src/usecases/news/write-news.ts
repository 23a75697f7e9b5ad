import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { findNews, insertNews, updateNews } from '#data/queries/texts/news.ts';
import { type Actor, isSignedIn, type SignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { NewsForm } from '#domain/news/news-form.ts';
import type { Deps } from '#usecases/deps.ts';
import { type Answer, type Refused, refuse } from '#usecases/refused.ts';

export type NewsRefusal = Refused<'login-required' | 'not-allowed' | 'not-found' | 'stale'>;
export type NewsVersion = { readonly newsId: number; readonly revisionId: string };
export type NewsResult = Answer<NewsVersion, NewsRefusal>;

/** Creates a news item if the actor is an editor. */
export async function createNews({ db }: Deps, actor: Actor, form: NewsForm): Promise<NewsResult> {
  const editor = editorOf(actor);
  if (!('userId' in editor)) return editor;
  return db.transaction().execute(async (tx) => {
    const version = await insertNews(tx, form, editor.userId);
    await audit(tx, editor, 'create-news', version);
    return { ok: true, value: version };
  });
}

/**
 * Replaces a news item if the actor is an editor and the revision is current. The database stores the previous version.
 */
export async function editNews({ db, siteZone }: Deps, actor: Actor, at: NewsVersion, form: NewsForm): Promise<NewsResult> {
  const editor = editorOf(actor);
  if (!('userId' in editor)) return editor;
  return db.transaction().execute(async (tx): Promise<NewsResult> => {
    if (!(await findNews(tx, at.newsId, siteZone))) return refuse('not-found');
    const revisionId = await updateNews(tx, at, form, editor.userId);
    if (revisionId === undefined) return refuse('stale');
    const version = { newsId: at.newsId, revisionId };
    await audit(tx, editor, 'edit-news', version);
    return { ok: true, value: version };
  });
}

function editorOf(actor: Actor): SignedIn | NewsRefusal {
  if (!isSignedIn(actor)) return refuse('login-required');
  return can(actor, 'edit-information') ? actor : refuse('not-allowed');
}

const audit = (db: Deps['db'], { userId }: SignedIn, verb: string, { newsId, revisionId }: NewsVersion) =>
  insertAudit(db, { actorId: userId, verb, subjectKind: 'news', subjectId: String(newsId), detail: { revisionId } });
