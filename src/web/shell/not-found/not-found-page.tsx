import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { MissingPlanet } from '#web/ui/scenery/planet/missing-planet.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import { NotFoundActions } from './not-found-actions.tsx';
import styles from './not-found-page.module.css';

// Options for a tall sky above low grass so that no stem crosses the text.
const NIGHT = { height: 720, planet: false, constellation: false, quiet: 0, stars: 110, grass: 44, grassHeight: 130, grassHeads: 1.6 };

/** Shows the 404 page with links to other parts of the site. */
export function NotFoundPage({ locale }: { locale: Language }) {
  const t = translate(locale, 'shell.notFound');
  return (
    <SceneryPanel scape={<StageScape seed={404} seriesToken={6} biome="meadow" options={NIGHT} />}>
      <main id="main" className={styles.page}>
        <MissingPlanet />
        <h1>{t('heading')}</h1>
        <p className={styles.text}>{t('text')}</p>
        <p className={styles.actions}>
          <NotFoundActions locale={locale} words={{ home: t('home'), random: t('random'), search: t('search') }} />
        </p>
      </main>
    </SceneryPanel>
  );
}
