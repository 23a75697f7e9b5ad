import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stageRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Trends } from '#web/server/site/read-feeds.ts';
import { StemChart } from '#web/ui/charts/lines/stem-chart.tsx';
import { monthLabel } from '#web/ui/charts/month-label.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './cards.module.css';
import { stageColour } from './stage-colour.ts';

const WIDEST = 372; // px, about the inside of the card beside a feed

type Props = { catalogue: Catalogue; trends: Trends; locale: Language; isWhole?: boolean | undefined };

/**
 * Charts the stage with the most posts in each of the last 12 months, in series colours. With `isWhole`, also lists all
 * 12 stages as links.
 */
export function MostPostedCard({ catalogue, trends, locale, isWhole }: Props) {
  const t = translate(locale, 'feeds.mostPosted');
  const chart = translate(locale, 'charts');
  const nameOf = (stageId: number) => inLanguage(findStage(catalogue, stageId)?.name, locale) ?? '';
  const months = trends.months.flatMap((month, index) => {
    const most = trends.mostPosted[index];
    const [year = '', number = ''] = month.split('-');
    return [{ key: month, month: `${year}/${number}`, label: monthLabel(month, locale), most }];
  });
  const peak = months.toSorted((a, b) => (b.most?.posts ?? 0) - (a.most?.posts ?? 0))[0];
  const listed = isWhole ? months.toReversed() : peak ? [peak] : [];
  return (
    <section className={`card ${styles.card}`} aria-labelledby="most-posted">
      <header>
        <h2 id="most-posted">{t('heading')}</h2>
        <p>{t('months')}</p>
      </header>
      <StemChart
        words={{
          sentence: peak?.most ? t('sentence', { stage: nameOf(peak.most.stageId), posts: peak.most.posts, month: peak.month }) : t('none'),
          heads: [t('month'), t('stage'), t('posts')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
          table: isWhole ? 'nearby' : 'hidden',
        }}
        points={months.map(({ month, label, most }) => ({
          label,
          value: most?.posts ?? 0,
          text: formatScore(most?.posts ?? 0),
          cells: [month, most ? nameOf(most.stageId) : '–', formatScore(most?.posts ?? 0)],
          colour: most && stageColour(catalogue, most.stageId),
        }))}
        colour="var(--accent)"
        widest={isWhole ? undefined : WIDEST}
      />
      <ul className={styles.months} data-whole={isWhole || undefined}>
        {listed.map(({ key, month, most }) => (
          <li key={key}>
            <span className="num">{month}</span>
            {most ? (
              <Link className="link tap" href={localePath(locale, stageRoute(most.stageId))}>
                {nameOf(most.stageId)}
              </Link>
            ) : (
              '–'
            )}
            <span className="num">{t('count', { count: most?.posts ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
