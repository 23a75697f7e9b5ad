import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Dashboard } from '#web/server/account/read-dashboard.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { CalendarDays, Plus } from '#web/ui/media/icons.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import shared from '#web/ui/page/shared.module.css';
import { AdviceCard } from './advice-card.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { CoverageCard } from './coverage-card.tsx';
import styles from './dashboard-page.module.css';
import { DuelsCard } from './duels-card.tsx';
import { MainStats } from './main-stats.tsx';
import { PassingsCard } from './passings-card.tsx';
import { RivalsCard } from './rivals-card.tsx';
import type { SeriesChoice } from './series-choice.ts';

type Props = {
  catalogue: Catalogue;
  me: { readonly handle: string; readonly name: string | null };
  dashboard: Dashboard;
  series: SeriesChoice;
  locale: Language;
};

/** Renders the reader's dashboard: standing, rivals and suggested improvements. */
export function DashboardPage({ catalogue, me, dashboard, series, locale }: Props) {
  const t = translate(locale, 'dashboard');
  const { passings, posts, rivals } = dashboard;
  const classes = classNames(catalogue, locale);
  const parts = { catalogue, dashboard, locale, labels: { anonymous: t('anonymous'), classes } };
  const players = new Set(passings.map(({ userId }) => userId)).size;
  const stages = new Set(passings.map(({ boardId }) => boardId)).size;
  const isNew = posts.all === 0;
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <div>
          <h1>{t('hello', { name: me.name ?? t('anonymous') })}</h1>
          {!isNew && (
            <p>
              {t('passedBy', { players })} {stages > 0 && t('winBack', { stages })}
            </p>
          )}
        </div>
        <div className={shared.row}>
          <ButtonLink variant="line" href={localePath(locale, '/calendar')}>
            <CalendarDays aria-hidden data-icon="s" />
            {t('events')}
          </ButtonLink>
          <ButtonLink variant="primary" href={localePath(locale, '/post')}>
            <Plus aria-hidden data-icon="s" />
            {t('submit')}
          </ButtonLink>
        </div>
      </header>
      {isNew ? (
        <section className={`card ${styles.empty}`}>
          <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
        </section>
      ) : (
        <MainStats {...parts} />
      )}
      <div className={styles.grid}>
        <RivalsCard {...parts} me={me} series={series} />
        <AdviceCard {...parts} />
        {!isNew && <PassingsCard {...parts} />}
        {rivals.length > 0 && <DuelsCard {...parts} />}
        {!isNew && <CoverageCard {...parts} />}
      </div>
      {!isNew && <CategoriesTable {...parts} />}
    </main>
  );
}
