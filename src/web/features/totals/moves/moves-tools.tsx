import { FIRST_DAY } from '#domain/rankings/filter.ts';
import { monthsBefore, SINCE_PERIODS } from '#domain/rankings/totals/since.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { sinceHref, totalHref } from '#web/features/totals/total-href.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { TotalMoves } from '#web/server/rankings/read-rankings.ts';
import { DayForm } from '#web/ui/form/day-form.tsx';
import { SegmentedLinks } from '#web/ui/nav/segmented-links.tsx';
import styles from './moves-tools.module.css';

const PERIODS = ['month', 'halfYear', 'year'] as const;
const DIRECTIONS = ['rose', 'fell', 'stayed', 'came'] as const;
const SIGNS: Partial<Record<(typeof DIRECTIONS)[number], string>> = { rose: '▲ ', fell: '▼ ' };

/** Selects the two days, directly or by a preset period, and shows how many players rose, fell, stayed and joined. */
export function MovesTools({ view, locale }: { view: TotalMoves; locale: Language }) {
  const t = translate(locale, 'totals.since');
  const { total, filter, since, until, today, counts } = view;
  const periods = PERIODS.map((period) => {
    const from = monthsBefore(until, SINCE_PERIODS[period]);
    return {
      label: t(`periods.${period}`),
      href: localePath(locale, sinceHref(total.id, from, { ...filter, page: 1 })),
      current: from === since,
    };
  });
  return (
    <Static as="div" className={styles.tools}>
      <DayForm
        action={localePath(locale, totalHref(total.id, { console: filter.console, page: 1 }))}
        fields={[
          { name: 'since', label: t('from'), value: since },
          { name: 'at', label: t('to'), value: until },
        ]}
        min={FIRST_DAY}
        max={today}
        send={t('show')}
      />
      <SegmentedLinks label={t('presets')} items={periods} />
      <dl className={styles.counts}>
        {DIRECTIONS.map((direction) => (
          <div key={direction} data-direction={direction}>
            <dt>{t(`counts.${direction}`)}</dt>
            <dd>
              <span aria-hidden="true">{SIGNS[direction]}</span>
              {formatScore(counts[direction])}
            </dd>
          </div>
        ))}
      </dl>
    </Static>
  );
}
