import Link from 'next/link';
import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventDay } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import pageStyles from '#web/features/players/player-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import styles from './event-stamps.module.css';

const SHOWN = 12; // Number of stamps shown. Further stamps are collapsed.

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Renders a stamp for each event in which the player took part, newest first. */
export function EventStamps({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players');
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
          <b>{inLanguage(event.title, locale)}</b>
          <span className={styles.place}>
            {place
              ? t('stamps.place', { place: t('place', { rank: place.rank, shared: String(place.shared) }), players: place.players })
              : t(`stamps.${without ?? 'unranked'}`)}
          </span>
          {team && (
            <span className={styles.team} style={{ '--c': team.colour } as CSSProperties}>
              {inLanguage(team.name, locale)}
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

const BLOOMS = 8;
const TILTS = 5; // Number of angles, from two steps left to two steps right, as if stamped by hand.
const STEP_DEGREES = 3;

/** Draws a stamp: a planet over a hill, a flower that varies by event, and postmark lines. */
function Postmark({ event }: { event: Pick<LimitedEvent, 'id'> }) {
  const bloom = `var(--bloom-${(event.id % BLOOMS) + 1})`;
  const tilt = ((event.id % TILTS) - Math.floor(TILTS / 2)) * STEP_DEGREES;
  return (
    <svg className={styles.mark} viewBox="0 0 160 96" aria-hidden="true">
      <path className={styles.waves} d="M94 38q9-7 18 0t18 0 18 0M96 50q9-7 18 0t18 0 18 0M94 62q9-7 18 0t18 0 18 0" />
      <g transform={`rotate(${tilt} 48 48)`}>
        <circle className={styles.ground} cx="48" cy="48" r="44" />
        <circle className={styles.ring} cx="48" cy="48" r="44" />
        <circle className={styles.planet} cx="34" cy="42" r="9" />
        <path className={styles.hill} d="M11 62q18-9 38-4t36-2a38 38 0 0 1-74 6z" />
        <path className={styles.stem} d="M62 58q1-9-1-17M62 52q5-1 7-5" />
        <circle cx="61" cy="39" r="4.5" fill={bloom} />
        <circle className={styles.inner} cx="48" cy="48" r="38" />
      </g>
    </svg>
  );
}
