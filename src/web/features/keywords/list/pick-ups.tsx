import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { KeywordSummary } from '#web/server/texts/read-keywords.ts';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './pick-ups.module.css';

const SCAPE = { height: 180, align: 'xMaxYMax slice', planetX: 0.94, planetY: 0.42, planetRadius: 24, grass: 6, grassFrom: 0.93 } as const;

type Props = { keywords: readonly KeywordSummary[]; locale: Language };

/** Lists the entries recommended by editors. The first entry has a landscape. */
export function PickUps({ keywords, locale }: Props) {
  const t = translate(locale, 'keywords');
  return (
    <section aria-labelledby="pick-ups">
      <h2 className="sr" id="pick-ups">
        {t('list.pickUps')}
      </h2>
      <div className={styles.cards}>
        {keywords.map((keyword, index) => {
          const own = ownText(keyword.texts, locale);
          if (!own) return null;
          const words = (
            <div className={styles.words}>
              <span className={shared.tag}>{t(`categories.${keyword.category}`)}</span>
              <h3 lang={own.lang}>
                <Link href={localePath(locale, keywordRoute(own.name))}>{own.name}</Link>
              </h3>
              <p lang={own.lang} data-excerpt="">
                {own.content}
              </p>
              {keyword.stages > 0 && <p className={styles.stages}>{t('list.stages', { count: keyword.stages })}</p>}
            </div>
          );
          return (
            <article key={keyword.uniqueId} className={styles.card}>
              {index === 0 ? (
                <SceneryPanel head scape={<Scape seed={7} seriesToken={2} biome="cave" options={SCAPE} />}>
                  {words}
                </SceneryPanel>
              ) : (
                words
              )}
            </article>
          );
        })}
      </div>
    </section>
  );
}
