import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { Home } from '#web/server/site/read-home.ts';
import shared from '#web/ui/page/shared.module.css';
import { EventCard } from './event-card.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { KeywordsCard } from './keywords-card.tsx';
import { MoreLink } from './more-link.tsx';
import { NewsCard } from './news-card.tsx';
import { SeriesCards } from './series-cards.tsx';
import { TrendingCard } from './trending-card.tsx';

type Props = {
  home: Home;
  catalogue: Catalogue;
  locale: Language;
  search: ReactNode;
  random: ReactNode;
  feed: ReactNode; // List of the newest records.
};

/** Renders the home page: new records, events, news and all series. */
export function HomePage({ home, catalogue, locale, search, random, feed }: Props) {
  const t = translate(locale, 'home');
  return (
    <main id="main">
      <Hero stats={home.stats} locale={locale} search={search} random={random} />
      <div className={`wrap ${shared.split} ${styles.grid}`}>
        <section className={`card ${styles.feed}`} aria-labelledby="newest">
          <header className={styles.head}>
            <h2 id="newest">{t('records.heading')}</h2>
            <MoreLink href={localePath(locale, '/records')}>{t('records.all')}</MoreLink>
          </header>
          {feed}
        </section>
        <Static as="div" className="contents">
          <div className={styles.side}>
            {home.event && <EventCard shown={home.event} locale={locale} />}
            <TrendingCard trending={home.trending} catalogue={catalogue} locale={locale} />
          </div>
          <section className={styles.wide} aria-labelledby="planets">
            <h2 id="planets">{t('planets.heading')}</h2>
            <SeriesCards series={home.series} locale={locale} />
          </section>
          <NewsCard news={home.news} locale={locale} />
          <KeywordsCard keywords={home.keywords} locale={locale} />
        </Static>
      </div>
    </main>
  );
}
