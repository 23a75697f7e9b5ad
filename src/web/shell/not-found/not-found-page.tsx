import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { MissingPlanet } from '#web/ui/scenery/planet/missing-planet.tsx';
import { NotFoundActions } from './not-found-actions.tsx';
import styles from './not-found-page.module.css';
import { NotFoundPicture } from './not-found-picture.tsx';

/** Shows the 404 page with links to other parts of the site. */
export function NotFoundPage({ locale }: { locale: Language }) {
  const t = translate(locale, 'shell.notFound');
  return (
    <SceneryPanel scape={<NotFoundPicture />}>
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
