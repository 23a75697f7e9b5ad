import { listPlayers } from '#data/queries/accounts/players.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { parseEventCode } from '#domain/events/event-code.ts';
import type { Localised } from '#domain/shared/language.ts';
import type { Embedded } from '#domain/site/widgets/embedded-page.ts';
import type { Deps } from '#usecases/deps.ts';

/**
 * Returns the name of what a page shows: null for a player without a name, and undefined when there is no such page or the
 * account is closed.
 */
export async function findEmbedded(deps: Deps, { kind, id }: Embedded): Promise<Localised | null | undefined> {
  if (kind === 'user') {
    const [player] = await listPlayers(deps.db, [id], deps.siteZone);
    if (!player || player.closed) return undefined;
    return player.name === null ? null : { en: player.name };
  }
  const catalogue = await deps.catalogue();
  if (kind === 'event') return catalogue.events.get(parseEventCode(id) ?? 0)?.title;
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
  return kind === 'stage' ? findStage(catalogue, number)?.name : catalogue.totals.get(number)?.name;
}
