import type { ReactNode } from 'react';
import { inLanguage } from '#domain/shared/language.ts';
import { WELCOME_STEPS, type WelcomeStep } from '#domain/welcome/steps.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { gamesText } from '#web/features/welcome/game-label.ts';
import { fill, listMark } from '#web/i18n/fill.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Check } from '#web/ui/media/icons.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './welcome-layout.module.css';

type Props = FirstProps & { step: number; leaveHref: string; children: ReactNode };

const TALL = { width: 340, height: 900, planet: false, constellation: false, stars: 30, quiet: 0, roll: 2, grass: 7, grassHeight: 110 };
const PLANET_PX = 200;

/**
 * Lays out a step of the welcome: the player's planet and the steps beside it on wide screens, a progress bar above it on
 * narrow ones. The last step holds the posting form, which fills a phone.
 */
export function WelcomeLayout({ step, data, words, locale, leaveHref, children }: Props) {
  const { layout } = words;
  const stats = { handle: data.userId, rankClass: null, worldRecords: 0, stages: {}, events: [] };
  const isPost = step === WELCOME_STEPS.length;
  const progress = { step, steps: WELCOME_STEPS.length };
  return (
    <main id="main" className={styles.page} data-posting={isPost ? '' : undefined}>
      <aside className={styles.side}>
        <SceneryPanel scape={<StageScape seed={43} seriesToken={2} biome="meadow" options={TALL} />}>
          <div className={styles.inside}>
            <LivingPlanet stats={stats} size={PLANET_PX} />
            <Steps step={step} data={data} words={words} locale={locale} />
            <p>{layout.planet}</p>
          </div>
        </SceneryPanel>
      </aside>
      <div className={styles.body}>
        <div className={styles.skip}>
          <ButtonLink variant="ghost" href={leaveHref}>
            {layout.skip}
          </ButtonLink>
        </div>
        <div className={styles.progress} role="img" aria-label={fill(layout.progress, progress)}>
          {WELCOME_STEPS.map((each, index) => (
            <i key={each} data-reached={index < step || undefined} />
          ))}
          <span>{fill(layout.short, progress)}</span>
        </div>
        {children}
      </div>
    </main>
  );
}

/** Lists the steps with what was chosen in each. */
function Steps({ step, data, words, locale }: FirstProps & { step: number }) {
  const chosen: Readonly<Partial<Record<WelcomeStep, string | undefined>>> = {
    games: gamesText(data.games, words, locale),
    stages: inLanguage(data.stages.find(({ boardId }) => boardId === data.boardId)?.stage, locale),
    rivals: data.rivals.map(({ name }) => name).join(listMark(locale)),
  };
  return (
    <ol className={styles.steps}>
      {WELCOME_STEPS.map((each, index) => {
        const isDone = index + 1 < step;
        const isCurrent = index + 1 === step;
        return (
          <li key={each} data-done={isDone || undefined} aria-current={isCurrent ? 'step' : undefined}>
            <span className={styles.number}>{isDone ? <Check data-icon="s" aria-hidden /> : index + 1}</span>
            <span>
              {words.layout.steps[each]}
              {isDone && chosen[each] && <small>{chosen[each]}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
