import type { ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { classNames } from '#domain/catalogue/names/class-names.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { ReachCard } from '#web/features/dashboard/targets/reach-card.tsx';
import { RoadCard } from '#web/features/dashboard/targets/road-card.tsx';
import { TargetCard } from '#web/features/dashboard/targets/target-card.tsx';
import { WeekCard } from '#web/features/dashboard/week/week-card.tsx';
import { translate } from '#web/i18n/translate.ts';
import type { Dashboard } from '#web/server/account/read-dashboard.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Swords } from '#web/ui/media/icons.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { CategoriesTable } from './categories-table.tsx';
import { type DashboardChoice, partOfDay } from './dashboard-choice.ts';
import styles from './dashboard-page.module.css';
import { NotesCard } from './notes-card.tsx';
import { RivalsCard } from './rivals-card.tsx';

const PLANET_PX = 88;

type Props = {
  catalogue: Catalogue;
  me: { readonly handle: string; readonly name: string | null };
  dashboard: Dashboard;
  notifications: ReactNode; // The newest ones; null when there are none.
  choice: DashboardChoice;
  zone: string;
  locale: Language;
};

/** Renders the reader's dashboard: one target, one duel, the road to the next class, then rivals and totals. */
export function DashboardPage({ catalogue, me, dashboard, notifications, choice, zone, locale }: Props) {
  const t = translate(locale, 'dashboard');
  const { grand, planets, now } = dashboard;
  const parts = { catalogue, dashboard, locale, labels: { anonymous: t('anonymous'), classes: classNames(catalogue, locale) } };
  const planet = planets.get(me.handle);
  const points = formatScore(grand.points);
  return (
    <main id="main" className="wrap">
      <header className={styles.head}>
        <div className={styles.own}>
          {planet && <LivingPlanet stats={planet} size={PLANET_PX} />}
          <div>
            <h1>{t('hello', { part: partOfDay(now, zone), name: me.name ?? me.handle })}</h1>
            <p>
              {grand.line
                ? t('standing', { rank: grand.line.rank, points, played: grand.line.boardsPlayed, boards: grand.boards })
                : t('unranked', { points })}
            </p>
          </div>
        </div>
        <ButtonLink variant="line" href="#rivals">
          <Swords data-icon="s" aria-hidden />
          {t('rivals.title')}
        </ButtonLink>
      </header>
      <div className={styles.grid}>
        <TargetCard {...parts} nth={choice.nth} zone={zone} />
        <WeekCard {...parts} handle={me.handle} />
        <RoadCard {...parts} handle={me.handle} />
        <ReachCard {...parts} isWhole={choice.isWhole} />
        <NotesCard locale={locale}>{notifications}</NotesCard>
        <RivalsCard {...parts} me={me} series={choice.series} />
      </div>
      <CategoriesTable {...parts} />
    </main>
  );
}
