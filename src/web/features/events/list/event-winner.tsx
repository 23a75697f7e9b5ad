import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { eventSides } from '#web/features/events/battle/event-sides.ts';
import styles from '#web/features/events/event-head.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { TeamMark } from '#web/ui/player/team-mark.tsx';

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Shows the winning team or player of an ended event, or a note that counting continues until the result is frozen. */
export function EventWinner({ catalogue, view, locale }: Props) {
  const t = translate(locale, 'events');
  if (view.boards.length === 0) return null;
  if (!view.result) return <p className={styles.winner}>{t('winner.counting')}</p>;
  const sides = eventSides(catalogue, view, locale);
  const [teams, players] = [view.teams, view.players].map((rows) => rows.filter(({ rank, points }) => rank === 1 && points > 0));
  const points = (teams?.[0] ?? players?.[0])?.points;
  if (points === undefined) return null;
  const first = sides.size > 0 ? (teams ?? []) : (players ?? []);
  return (
    <div className={styles.winner}>
      <p>{sides.size === 0 ? t('winner.player') : first.length > 1 ? t('winner.teams') : t('winner.team')}</p>
      <ul>
        {first.map((row) => {
          if ('players' in row) {
            const side = sides.get(row.teamId);
            return (
              side && (
                <li key={row.teamId} style={{ '--tc': side.colour } as CSSProperties}>
                  <TeamMark side={side} size="l" />
                  <b>{side.name}</b>
                </li>
              )
            );
          }
          const player = view.names.get(row.userId);
          return (
            player && (
              <li key={row.userId}>
                <Link href={localePath(locale, playerRoute(player.handle))}>
                  <b>{player.name ?? t('anonymous')}</b>
                </Link>
              </li>
            )
          );
        })}
      </ul>
      <p className="num">{t('winner.points', { points })}</p>
    </div>
  );
}
