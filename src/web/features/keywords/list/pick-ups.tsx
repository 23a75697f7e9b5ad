import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ownText } from '#domain/keywords/own-text.ts';
import { keywordRoute } from '#domain/keywords/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';
import type { KeywordSummary } from '#web/server/texts/read-keywords.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { StageScape } from '#web/ui/scenery/stage-scape.tsx';
import styles from './pick-ups.module.css';

const SCAPE = { height: 180, align: 'xMaxYMax slice', moonX: 0.94, moonY: 0.42, moonRadius: 24, grass: 12, grassFrom: 0.84 } as const;

type Props = { keywords: readonly KeywordSummary[]; locale: Locale };

/** Lists the entries recommended by editors. The first entry has a landscape. */
export async function PickUps({ keywords, locale }: Props) {
  const t = await getTranslations('keywords');
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
              <p className={styles.category}>{t(`categories.${keyword.category}`)}</p>
              <h3 lang={own.lang}>
                <Link href={localePath(locale, keywordRoute(own.name))} prefetch={false}>
                  {own.name}
                </Link>
              </h3>
              <p lang={own.lang}>{own.content}</p>
              {keyword.stages > 0 && <p className={styles.stages}>{t('list.stages', { count: keyword.stages })}</p>}
            </div>
          );
          return (
            <article key={keyword.uniqueId} className={styles.card}>
              {index === 0 ? (
                <SceneryPanel head scape={<StageScape seed={7} seriesToken={2} biome="cave" options={SCAPE} growsLater />}>
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
