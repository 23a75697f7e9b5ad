import type { ReactNode } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { Home } from '#web/server/site/read-home.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './hero.module.css';
import { SinceLine } from './since-line.tsx';

const SCAPE = {
  height: 318,
  align: 'xMinYMax slice',
  constellationX: 0.5,
  planetX: 0.84,
  planetY: 0.34,
  planetRadius: 66,
  grass: 40,
  grassFrom: 0.42,
  grassHeight: 84,
};
const SEED = 7;
const GAME_4 = 4;

type Props = { stats: Home['stats']; locale: Language; search: ReactNode; random: ReactNode };

/** Renders the header of the home page: search, random page and site stats. */
export function Hero({ stats, locale, search, random }: Props) {
  const t = translate(locale, 'home');
  const shell = translate(locale, 'shell');
  const shown = ['records', 'players', 'boards', 'postsThisMonth'] as const;
  return (
    <SceneryPanel
      scape={
        <Static as="div" className={styles.sky}>
          <Scape seed={SEED} seriesToken={GAME_4} biome="meadow" options={SCAPE} />
        </Static>
      }
    >
      <header className={`wrap ${styles.hero}`}>
        <h1>{shell('tagline')}</h1>
        <div className={styles.tools}>
          {search}
          {random}
        </div>
        <dl className={styles.stats}>
          {shown.map((name) => (
            <div key={name} data-number={name}>
              <dt>{t(`stats.${name}`)}</dt>
              <dd className="num">{formatScore(stats[name])}</dd>
            </div>
          ))}
        </dl>
        <SinceLine locale={locale} words={messagesOf(locale).home.since} />
      </header>
    </SceneryPanel>
  );
}
