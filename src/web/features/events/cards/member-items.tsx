import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { eventSides } from '#web/features/events/battle/event-sides.ts';
import { playerLabels } from '#web/features/events/list/event-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { TeamMark } from '#web/ui/player/team-mark.tsx';

export type MembersProps = {
  catalogue: Catalogue;
  page: Pick<EventPage, 'view' | 'classes'>;
  members: NonNullable<EventPage['members']>;
  locale: Language;
};

/** Renders the members as list items, each with the team's symbol and the player's name. */
export function MemberItems({ catalogue, page: { view, classes }, members, locale }: MembersProps) {
  const labels = playerLabels(catalogue, locale);
  const sides = eventSides(catalogue, view, locale);
  return members.rows.map(({ userId, teamId }) => {
    const player = view.names.get(userId);
    const side = sides.get(teamId ?? 0);
    return (
      player && (
        <li key={userId}>
          {side && (
            <>
              <TeamMark side={side} />
              <span className="sr">{side.name}</span>
            </>
          )}
          <Link href={localePath(locale, playerRoute(player.handle))}>
            <PlayerName {...player} rankClass={classes.get(userId) ?? null} labels={labels} isPlanetLater />
          </Link>
        </li>
      )
    );
  });
}
