import { playerRoute } from '#domain/catalogue/routes.ts';
import { inLanguage } from '#domain/shared/language.ts';
import type { FirstDashboardData, FirstProps } from '#web/features/welcome/first-props.ts';
import { shortDay } from '#web/features/welcome/short-day.ts';
import { welcomeHref } from '#web/features/welcome/welcome-href.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Info } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import styles from './first-cards.module.css';

const PLANET_PX = 48;

/** Lists the chosen rivals, or offers to pick some. */
export function FirstRivalsCard({ data: { rivals }, words, locale }: FirstProps) {
  const { title, change, starts, none, pick } = words.first.rivals;
  const href = welcomeHref(locale, 'rivals');
  return (
    <section className="card" aria-labelledby="first-rivals">
      <div className={styles.head}>
        <h2 id="first-rivals">{title}</h2>
        {rivals.length > 0 && <Link href={href}>{change}</Link>}
      </div>
      {rivals.length > 0 ? (
        <ul>
          {rivals.map((rival) => (
            <RivalLine key={rival.userId} rival={rival} words={words} locale={locale} />
          ))}
        </ul>
      ) : (
        <div className={styles.none}>
          <p>{none}</p>
          <ButtonLink variant="line" href={href}>
            {pick}
          </ButtonLink>
        </div>
      )}
      <p className={styles.note}>
        <Info data-icon="s" aria-hidden />
        {starts}
      </p>
    </section>
  );
}

type LineProps = Omit<FirstProps, 'data'> & { rival: FirstDashboardData['rivals'][number] };

function RivalLine({ rival: { userId, name, rank, rankClass, points, gained, postedOn, planet }, words, locale }: LineProps) {
  const { line, up, posted } = words.first.rivals;
  const classKey = rankClass && CLASS_KEYS[rankClass.id];
  return (
    <li>
      <Link className={styles.rival} href={localePath(locale, playerRoute(userId))}>
        <LivingPlanet stats={planet} size={PLANET_PX} />
        <span>
          <b>{name}</b> {classKey && <RankClassBadge classKey={classKey} label={inLanguage(rankClass.name, locale) ?? ''} />}
          <small>{countText(line, locale, points, { place: placeText(words.place, locale, rank) })}</small>
        </span>
        {gained > 0 ? (
          <small>{fill(up, { places: gained })}</small>
        ) : (
          postedOn && <small>{fill(posted, { date: shortDay(postedOn) })}</small>
        )}
      </Link>
    </li>
  );
}
