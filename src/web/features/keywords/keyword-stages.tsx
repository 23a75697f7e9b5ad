import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import styles from './keyword-page.module.css';

type Props = { catalogue: Catalogue; stageIds: readonly number[]; locale: Language };

/** Lists the stages to which an entry refers, each in the colour of its series. */
export function KeywordStages({ catalogue, stageIds, locale }: Props) {
  const t = translate(locale, 'keywords.entry');
  const stages = stageIds.flatMap((id) => catalogue.stages.get(id) ?? []);
  if (stages.length === 0) return null;
  return (
    <section className={`card ${styles.links}`} aria-labelledby="stages">
      <h2 id="stages">{t('stages')}</h2>
      <ul>
        {stages.map(({ id, name, series }) => (
          <li key={id}>
            <Link href={localePath(locale, stageRoute(id))}>
              <i className={styles.dot} style={{ '--c': `var(--planet-${seriesToken(series)})` } as CSSProperties} aria-hidden />
              {inLanguage(name, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
