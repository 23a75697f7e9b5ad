import { findNews, type StoredNews } from '#data/queries/news.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { Deps } from '#usecases/deps.ts';

/** A news item as the actor may read it; only editors see withdrawn and unpublished ones. */
export async function getNews({ db, siteZone }: Deps, actor: Actor, newsId: number): Promise<StoredNews | undefined> {
  const news = await findNews(db, newsId, siteZone);
  if (!news) return undefined;
  return (news.isOut && !news.withdrawn) || can(actor, 'edit-information') ? news : undefined;
}
