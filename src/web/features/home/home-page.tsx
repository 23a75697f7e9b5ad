import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { OwnWeek } from '#web/features/home/week/own-week.tsx';
import { Static } from '#web/markup/static.tsx';
import type { Home } from '#web/server/site/read-home.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { ClimberCard } from './climber-card.tsx';
import { EventCard } from './event-card.tsx';
import styles from './home-page.module.css';
import { homeWords } from './home-words.ts';
import { HowItWorks } from './how-it-works.tsx';
import { Invitation } from './invitation.tsx';
import { NewestRecord } from './newest-record.tsx';
import { SeriesCards } from './series-cards.tsx';
import { StageOfWeekCard } from './stage-of-week-card.tsx';
import { UpsetCard } from './upset-card.tsx';
import { WeekFeedCard } from './week-feed-card.tsx';

const SCAPE = {
  height: 440,
  align: 'xMinYMax slice',
  constellationX: 0.36,
  planetX: 0.57,
  planetY: 0.24,
  planetRadius: 60,
  grass: 28,
  stars: 44,
  grassFrom: 0.38,
  grassHeight: 84,
};
const SEED = 7;
const GAME_4 = 4;

type Props = {
  home: Home;
  catalogue: Catalogue;
  locale: Language;
  proposeHref: string; // where an event is proposed
  newcomer: ReactNode; // what signed-in players without records see in place of the cards of their week
  lastWinner: ReactNode;
};

/**
 * Renders the home page. Visitors read what the site is; for signed-in readers the same place has their own week, and
 * the style sheet orders the rest for them.
 */
export function HomePage({ home, catalogue, locale, proposeHref, newcomer, lastWinner }: Props) {
  const words = homeWords(catalogue, locale);
  const { newest, upset, climber } = home.stories;
  return (
    <main id="main" className={styles.page}>
      <Static as="div" className={styles.sky}>
        <Scape seed={SEED} seriesToken={GAME_4} biome="meadow" options={SCAPE} />
      </Static>
      <OwnWeek locale={locale} words={words.week} newcomer={newcomer} />
      <Static as="div" className="contents">
        <Invitation stats={home.stats} locale={locale} />
        {newest && <NewestRecord newest={newest} beaten={home.stories.beaten} today={home.today} words={words} />}
        <SeriesCards series={home.series} event={home.event} locale={locale} />
        <EventCard event={home.event} catalogue={catalogue} locale={locale} proposeHref={proposeHref}>
          {lastWinner}
        </EventCard>
        {upset && <UpsetCard upset={upset} catalogue={catalogue} words={words} />}
        {climber && <ClimberCard climber={climber} words={words} />}
        <WeekFeedCard stories={home.stories} words={words} />
        {home.stageOfWeek && <StageOfWeekCard chosen={home.stageOfWeek} catalogue={catalogue} words={words} />}
        <HowItWorks locale={locale} />
      </Static>
    </main>
  );
}
