import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { absoluteUrl, breadcrumbs, thing } from '#web/server/head/json-ld.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';

/**
 * Returns a player as schema.org data: name, user ID, number of records and date of the first record. Uses the user ID
 * as the name of an anonymous player.
 */
export function playerJsonLd({ player, days }: Pick<PlayerPage, 'player' | 'days'>, locale: Language) {
  const { handle } = player;
  const name = player.name ?? handle;
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return [
    breadcrumbs(locale, [{ name, path: playerRoute(handle) }]),
    thing('ProfilePage', {
      ...(first && { dateCreated: first }),
      ...(last && { dateModified: last }),
      mainEntity: {
        '@type': 'Person',
        name,
        alternateName: handle,
        identifier: handle,
        url: absoluteUrl(locale, playerRoute(handle)),
        agentInteractionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/WriteAction',
          userInteractionCount: days.reduce((sum, { posts }) => sum + posts, 0),
        },
      },
    }),
  ];
}
