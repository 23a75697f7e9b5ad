import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Plus } from '#web/ui/media/icons.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './first-dashboard.module.css';
import { FirstEventCard } from './first-event-card.tsx';
import { FirstRivalsCard } from './first-rivals-card.tsx';
import { FirstStagesCard } from './first-stages-card.tsx';
import { FirstTasksCard } from './first-tasks-card.tsx';

// A meadow with grass on the right, where no text is. The reader's own planet is the only one.
const MEADOW = { height: 210, planet: false, grass: 15, grassFrom: 0.6, grassHeight: 70 };
const PLANET_PX = 120;

/**
 * Renders the dashboard of a player without records: a greeting, three stages to begin with, the chosen rivals, the list
 * "Getting started" and the running event. Without hooks; belongs into `main`, which must not have the class `wrap`.
 */
export function FirstDashboard({ data, words, locale, heading: Heading = 'h1' }: FirstProps & { heading?: 'h1' | 'h2' }) {
  const { first } = words;
  const stats = { handle: data.userId, rankClass: null, worldRecords: 0, stages: {}, events: [] };
  const parts = { data, words, locale };
  return (
    <>
      <SceneryPanel head scape={<StageScape seed={43} seriesToken={2} biome="meadow" options={MEADOW} />}>
        <header className={`wrap ${styles.head}`}>
          <LivingPlanet stats={stats} size={PLANET_PX} />
          <div>
            <Heading>{fill(first.hello, { name: data.name ?? data.userId })}</Heading>
            <p>{first.lead}</p>
          </div>
          <ButtonLink variant="primary" href={localePath(locale, '/post')}>
            <Plus aria-hidden data-icon="s" />
            {first.submit}
          </ButtonLink>
        </header>
      </SceneryPanel>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.column}>
          <FirstStagesCard {...parts} />
          <FirstRivalsCard {...parts} />
        </div>
        <div className={styles.column}>
          <FirstTasksCard {...parts} />
          <FirstEventCard {...parts} />
        </div>
      </div>
    </>
  );
}
