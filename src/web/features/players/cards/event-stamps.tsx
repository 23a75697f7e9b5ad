import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventDay } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import pageStyles from '#web/features/players/player-page.module.css';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import styles from './event-stamps.module.css';
import { Postmark } from './postmark.tsx';

const SHOWN = 12; // Number of stamps shown. Further stamps are collapsed.

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Locale };

/** Renders a stamp for each event in which the player took part, newest first. */
export async function EventStamps({ catalogue, page, locale }: Props) {
  const t = await getTranslations('players');
  const { stamps } = page;
  if (stamps.length === 0) return null;
  const draw = ({ event, teamId, place, without }: PlayerPage['stamps'][number]) => {
    const team = teamId === null ? undefined : catalogue.teams.get(teamId);
    const day = eventDay(event.id);
    return (
      <li key={event.id}>
        <Link
          className={styles.stamp}
          data-medal={place && place.rank <= 3 ? place.rank : undefined}
          href={localePath(locale, eventRoute(event.id))}
          prefetch={false}
        >
          <Postmark event={event} />
          <time className={styles.day} dateTime={day.replaceAll('/', '-')}>
            {day}
          </time>
          <b>{event.title[locale]}</b>
          <span className={styles.place}>
            {place
              ? t('stamps.place', { place: t('place', { rank: place.rank, shared: String(place.shared) }), players: place.players })
              : t(`stamps.${without ?? 'unranked'}`)}
          </span>
          {team && (
            <span className={styles.team} style={{ '--c': team.colour } as CSSProperties}>
              {team.name[locale]}
            </span>
          )}
        </Link>
      </li>
    );
  };
  return (
    <section aria-labelledby="stamps">
      <h2 id="stamps" className={pageStyles.heading}>
        {t('stamps.heading', { count: stamps.length })}
      </h2>
      <ul className={styles.stamps}>{stamps.slice(0, SHOWN).map(draw)}</ul>
      {stamps.length > SHOWN && (
        <details className={styles.older}>
          <summary>{t('stamps.older', { count: stamps.length - SHOWN })}</summary>
          <ul className={styles.stamps}>{stamps.slice(SHOWN).map(draw)}</ul>
        </details>
      )}
    </section>
  );
}
