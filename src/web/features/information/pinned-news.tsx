import { newsRoute } from '#domain/news/news.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { ReadNews } from '#web/server/texts/read-news.ts';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { Pin } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './news.module.css';
import { NewsLine } from './news-line.tsx';
import { NewsTag } from './news-tag.tsx';

const SCAPE = { ...HEADER_SCAPE, grassFrom: 0.6, planetX: 0.8 };

/** Renders a pinned news entry with its full text. */
export function PinnedNews({ news, locale }: { news: ReadNews; locale: Language }) {
  const t = translate(locale, 'news');
  return (
    <article className={`card ${styles.pinned}`}>
      <Static as="div">
        <SceneryPanel head scape={<Scape seed={news.newsId} seriesToken={2} biome="garden" options={SCAPE} />}>
          <div className={styles.pinnedHead}>
            <p>
              <NewsTag category={news.category} label={t(`categories.${news.category}`)} />
              <span className={styles.pin}>
                <Pin data-icon="s" aria-hidden />
                {t('pinned')}
              </span>
            </p>
            <h2>
              <Link className="tap" href={localePath(locale, newsRoute(news.newsId))}>
                {inLanguage(news.title, locale)}
              </Link>
            </h2>
          </div>
        </SceneryPanel>
      </Static>
      <div className={styles.body}>
        <Static as="div">
          <Markdown text={inLanguage(news.text, locale)} locale={locale} />
        </Static>
        <NewsLine news={news} locale={locale} />
      </div>
    </article>
  );
}
