import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import styles from './planet-page.module.css';
import { SamplePlanet } from './sample-planet.tsx';
import { SAMPLE_PLANETS } from './sample-planets.ts';

const PARTS = ['body', 'rings', 'moons', 'flowers', 'stamps'] as const;
const COLUMNS = ['figure', 'rule', 'medium', 'small'] as const;

/** Explains how a planet grows: six samples, and the rule of each part. */
export function PlanetPage({ catalogue, locale }: { catalogue: Catalogue; locale: Language }) {
  const t = translate(locale, 'profile.planet');
  const words = messagesOf(locale).profile.planet;
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Static as="ul" className={styles.samples} aria-label={t('samples')}>
        {SAMPLE_PLANETS.map((stats) => (
          <SamplePlanet key={stats.handle} catalogue={catalogue} stats={stats} locale={locale} />
        ))}
      </Static>
      <Static as="div" className={`card ${styles.rules}`}>
        <table>
          <caption className="sr">{t('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {words[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{words.parts[part].name}</th>
                {COLUMNS.map((column) => (
                  <td key={column} data-label={words[column]}>
                    {words.parts[part][column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Static>
    </main>
  );
}
