import Link from 'next/link';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { MEMBERS_SHOWN } from '#domain/events/result/standings-query.ts';
import type { Language } from '#domain/shared/language.ts';
import { eventSides } from '#web/features/events/battle/event-sides.ts';
import { OwnMark } from '#web/features/events/battle/own-mark.tsx';
import styles from '#web/features/events/event-page.module.css';
import { playerLabels } from '#web/features/events/list/event-labels.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventPage } from '#web/server/events/read-event-page.ts';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { TeamMark } from '#web/ui/player/team-mark.tsx';

type Props = { catalogue: Catalogue; page: EventPage; locale: Language };

/** Lists the members on event pages without a ranking: before the event, at a meet-up, and while results are hidden. */
export function MembersCard({ catalogue, page: { view, classes }, locale }: Props) {
  const t = translate(locale, 'events');
  const labels = playerLabels(catalogue, locale);
  const sides = eventSides(catalogue, view, locale);
  const shown = view.members.slice(0, MEMBERS_SHOWN);
  const left = view.members.length - shown.length;
  return (
    <section className={`card ${styles.members}`} aria-labelledby="members">
      <h2 id="members">{t(view.window === 'over' ? 'members.were' : 'members.title')}</h2>
      {shown.length === 0 && <p>{t('members.nobody')}</p>}
      <ul>
        {shown.map(({ userId, teamId }) => {
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
                <Link href={localePath(locale, playerRoute(player.handle))} prefetch={false}>
                  <PlayerName {...player} rankClass={classes.get(userId) ?? null} labels={labels} />
                </Link>
                <OwnMark handle={player.handle} label={t('contribution.you')} />
              </li>
            )
          );
        })}
      </ul>
      {left > 0 && <p>{t('members.more', { count: left })}</p>}
    </section>
  );
}
