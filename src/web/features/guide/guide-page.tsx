import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { EventStage, Stage } from '#domain/catalogue/rows.ts';
import { routeStops } from '#domain/keywords/route-stops.ts';
import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { StaticArticle } from '#web/markup/static-article.tsx';
import { readStageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { readArticle } from '#web/server/texts/read-article.ts';
import type { ReadGuide } from '#web/server/texts/read-guide.ts';
import { headingsOf } from '#web/ui/markdown/headings-of.ts';
import { Contents } from '#web/ui/nav/contents.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import shared from '#web/ui/page/shared.module.css';
import { GuideAside } from './guide-aside.tsx';
import { GuideHead } from './guide-head.tsx';
import styles from './guide-page.module.css';
import { RouteDiagram } from './route-diagram.tsx';
import { RUNS, RunsToWatch } from './runs-to-watch.tsx';

type Props = { catalogue: Catalogue; stage: Stage | EventStage; read: ReadGuide | undefined; locale: Language };

/** Renders a stage guide: route, text, videos of runs, and facts about the stage. */
export async function GuidePage({ catalogue, stage, read, locale }: Props) {
  const t = translate(locale, 'guides');
  const ranking = await readStageRanking(stage.id, {});
  const stops = read ? routeStops(read.own.content) : [];
  const runs = ranking?.rows.filter(({ videoUrl }) => videoUrl !== null).slice(0, RUNS) ?? [];
  const headings = [...(read ? headingsOf(read.own.content) : []), ...(runs.length > 0 ? [{ id: 'runs', level: 1, text: t('runs') }] : [])];
  return (
    <main id="main">
      <Static as="div">
        <GuideHead catalogue={catalogue} stage={stage} guide={read?.guide} ranking={ranking} locale={locale} />
      </Static>
      <div className={`wrap ${shared.split} ${styles.columns}`}>
        <article className={styles.article}>
          {stops.length > 0 && (
            <Static as="div">
              <RouteDiagram seed={stage.id} stops={stops} homepot={t('homepot')} caption={t('figure')} />
            </Static>
          )}
          {read ? (
            <StaticArticle
              text={read.own.content}
              lang={read.own.lang}
              locale={locale}
              ways={await readArticle(read.own.content, locale, { uniqueId: read.guide.uniqueId, lang: read.own.lang })}
            />
          ) : (
            <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
          )}
          {ranking && runs.length > 0 && <RunsToWatch title={t('runs')} ranking={ranking} runs={runs} locale={locale} />}
        </article>
        <aside className={styles.aside} aria-label={t('about')}>
          <Static as="div">
            <Contents title={t('contents')} headings={headings} />
          </Static>
          <Static as="div">
            <GuideAside catalogue={catalogue} stage={stage} guide={read?.guide} own={read?.own} locale={locale} />
          </Static>
        </aside>
      </div>
    </main>
  );
}
