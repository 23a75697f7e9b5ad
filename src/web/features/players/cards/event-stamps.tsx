import type { CSSProperties, ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { eventDay } from '#domain/catalogue/event-date.ts';
import { eventRoute } from '#domain/catalogue/routes.ts';
import type { LimitedEvent } from '#domain/catalogue/rows.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import pageStyles from '#web/features/players/player-page.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './event-stamps.module.css';

// Number of stamps that are drawn, and how many of them phones show. The others are rows of a list that opens on demand.
const DRAWN = 6;
const DRAWN_ON_PHONES = 2;

type Stamp = PlayerPage['stamps'][number];
type Props = { catalogue: Catalogue; page: Pick<PlayerPage, 'stamps'>; locale: Language };

/** Renders a stamp for each event in which the player took part, newest first. */
export const EventStamps = (props: Props) =>
  props.page.stamps.length > 0 && (
    <Static as="section" aria-labelledby="stamps">
      <StampsContent {...props} />
    </Static>
  );

/** Renders the newest stamps, and a list of the others. */
export function StampsContent({ catalogue, page: { stamps }, locale }: Props) {
  const t = translate(locale, 'players.stamps');
  return (
    <>
      <h2 id="stamps" className={pageStyles.heading}>
        {t('heading', { count: stamps.length })}
      </h2>
      <ul className={styles.stamps}>
        {stamps.slice(0, DRAWN).map((stamp) => (
          <li key={stamp.event.id}>
            <StampLink className={styles.stamp} catalogue={catalogue} stamp={stamp} locale={locale}>
              <Postmark event={stamp.event} />
            </StampLink>
          </li>
        ))}
      </ul>
      {stamps.length > DRAWN_ON_PHONES && (
        <details className={styles.older} data-drawn={stamps.length <= DRAWN || undefined}>
          <summary>{t('older')}</summary>
          <ul>
            {stamps.slice(DRAWN_ON_PHONES).map((stamp, index) => (
              <li key={stamp.event.id} data-drawn={index < DRAWN - DRAWN_ON_PHONES || undefined}>
                <StampLink className={styles.row} catalogue={catalogue} stamp={stamp} locale={locale} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type LinkProps = { className: string | undefined; catalogue: Catalogue; stamp: Stamp; locale: Language; children?: ReactNode };

function StampLink({ className, catalogue, stamp: { event, teamId, place, without }, locale, children }: LinkProps) {
  const t = translate(locale, 'players');
  const team = teamId === null ? undefined : catalogue.teams.get(teamId);
  const day = eventDay(event.id);
  return (
    <Link
      className={className}
      data-medal={place && place.rank <= 3 ? place.rank : undefined}
      href={localePath(locale, eventRoute(event.id))}
    >
      {children}
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
