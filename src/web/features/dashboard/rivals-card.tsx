import { MOST_CHOSEN, type RivalLine } from '#domain/rankings/duels/rivals.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ComparedRival } from '#web/server/account/read-dashboard.ts';
import { GitCompareArrows } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import { SideScroller } from '#web/ui/table/side-scroller.tsx';
import card from './card.module.css';
import { type SeriesChoice, seriesHref } from './dashboard-choice.ts';
import type { Parts } from './parts.ts';
import { RivalRow } from './rival-row.tsx';
import styles from './rivals-card.module.css';

type Props = Parts & { me: { readonly handle: string; readonly name: string | null }; series: SeriesChoice };

/** Lists nearby and chosen rivals with the points gap and the boards won by each side. */
export function RivalsCard({ catalogue, dashboard, locale, labels, me, series }: Props) {
  const t = translate(locale, 'dashboard.rivals');
  const { own, rivals } = dashboard;
  const pointsOf = (line: { points: number; seriesPoints: Readonly<Record<string, number>> }) =>
    series === null ? line.points : (line.seriesPoints[series] ?? 0);
  const ownPoints = own ? pointsOf(own) : 0;
  const largest = Math.max(...rivals.map((rival) => Math.abs(pointsOf(rival) - ownPoints)), 1);
  const placeOf = (position: number | null) => position ?? Number.POSITIVE_INFINITY;
  const rows: readonly (RivalLine & Partial<ComparedRival>)[] = [...rivals, ...(own?.position == null ? [] : [own])].sort(
    (a, b) => placeOf(a.position) - placeOf(b.position),
  );
  return (
    <section className={`card ${card.card}`} aria-labelledby="rivals">
      <div className={card.head}>
        <h2 id="rivals">{t('title')}</h2>
        {rows.length > 0 && (
          <SideScroller label={t('by')}>
            <SegmentedLinks
              label={t('by')}
              items={[
                { href: seriesHref(locale, null), label: t('allPoints'), current: series === null },
                ...dashboard.series.map((seriesId) => ({
                  href: seriesHref(locale, seriesId),
                  label: inLanguage(catalogue.series.get(seriesId)?.short, locale) ?? '',
                  current: series === seriesId,
                })),
              ]}
            />
          </SideScroller>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={card.note}>{t('empty')}</p>
      ) : (
        <>
          <div className={styles.heads} aria-hidden>
            <span>{t('player')}</span>
            <span>{t('rank')}</span>
            <span className={styles.sides}>
              <span>{t('ahead')}</span>
              <span>{t('behind')}</span>
            </span>
            <span>{t('gap')}</span>
            <span>{t('won')}</span>
          </div>
          <ul>
            {rows.map((row) => (
              <RivalRow
                key={row.userId}
                row={row}
                won={row.won}
                reasons={row.reasons}
                places={Math.abs((own?.position ?? 0) - (row.position ?? 0))}
                points={pointsOf(row)}
                ahead={ownPoints - pointsOf(row)}
                largest={largest}
                labels={labels}
                locale={locale}
              >
                {row.won && (
                  <Link
                    className={styles.tool}
                    href={localePath(locale, `/compare/${me.handle}/${row.handle}`)}
                    aria-label={t('compare', { name: row.name ?? labels.anonymous })}
                  >
                    <GitCompareArrows data-icon="s" aria-hidden />
                  </Link>
                )}
              </RivalRow>
            ))}
          </ul>
        </>
      )}
      <p className={`${card.note} ${styles.find}`}>
        <Link href={localePath(locale, '/ranking')}>{t('find')}</Link>
        <span>{t('findHelp', { most: MOST_CHOSEN })}</span>
      </p>
    </section>
  );
}
