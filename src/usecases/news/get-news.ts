import { findNews, type StoredNews } from '#data/queries/texts/news.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns a news item if the actor may read it. Only editors may read withdrawn and unpublished items. */
export async function getNews({ db, siteZone }: Deps, actor: Actor, newsId: number): Promise<StoredNews | undefined> {
  const news = await findNews(db, newsId, siteZone);
  if (!news) return undefined;
  return (news.isOut && !news.withdrawn) || can(actor, 'edit-information') ? news : undefined;
}
