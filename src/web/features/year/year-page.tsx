import { playerRoute, yearRoute } from '#domain/catalogue/routes.ts';
import { RECORDS_FOR_CHARTS } from '#domain/year/open-years.ts';
import { ClassesCard } from '#web/features/year/cards/classes-card.tsx';
import { GamesCard } from '#web/features/year/cards/games-card.tsx';
import { MomentCard } from '#web/features/year/cards/moment-card.tsx';
import { RecordsCard } from '#web/features/year/cards/records-card.tsx';
import { RivalCard } from '#web/features/year/cards/rival-card.tsx';
import { ShareSection } from '#web/features/year/share/share-section.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { YearHead } from './year-head.tsx';
import styles from './year-page.module.css';
import { playerName, type YearProps } from './year-parts.ts';

/** Renders a player's year: the planet then and now, the moment, records and rank by month, classes, games and the rival. */
export function YearPage(parts: YearProps) {
  const { review, locale } = parts;
  const { player, year, records, isOwn, otherYears } = review;
  const t = translate(locale, 'year');
  return (
    <main id="main">
      <YearHead {...parts} />
      <div className={`wrap ${styles.page}`}>
        {records < RECORDS_FOR_CHARTS ? (
          <p className={styles.few}>{t('few', { count: records, year: String(year) })}</p>
        ) : (
          <Static as="div" className={styles.cards}>
            <MomentCard {...parts} />
            <RecordsCard {...parts} />
            <ClassesCard {...parts} />
            <GamesCard {...parts} />
            <RivalCard {...parts} />
          </Static>
        )}
        {isOwn && <ShareSection {...parts} />}
        <Static as="nav" className={styles.links} aria-label={t('more')}>
          <Link href={localePath(locale, playerRoute(player.handle))}>{t('page', { name: playerName(review, locale) })}</Link>
          {otherYears.map((other) => (
            <Link key={other} href={localePath(locale, yearRoute(player.handle, other))}>
              {t('link', { year: String(other) })}
            </Link>
          ))}
        </Static>
      </div>
    </main>
  );
}
