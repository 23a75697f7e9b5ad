import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import fold from '#web/features/players/fold.module.css';
import { addQuery, playerPath, sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import { HeatGrid } from '#web/ui/charts/heat/heat.tsx';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import shared from '#web/ui/page/shared.module.css';
import styles from './board-grids.module.css';
import { type BoardGroup, boardGroups } from './board-groups.ts';
import { seriesLines } from './series-lines.ts';

type Props = { catalogue: Catalogue; page: Pick<PlayerPage, 'standings' | 'filter' | 'player' | 'totals'>; locale: Language };

/**
 * Renders every board as a cell with the player's rank, grouped by series and rule. One series is open at a time and, on
 * phones, one rule of it: the one that a link has chosen, or the first.
 */
export function BoardGrids({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players.boards');
  const bySeries = Map.groupBy(boardGroups(catalogue, page, locale), ({ seriesId }) => seriesId);
  const lines = new Map(seriesLines(catalogue, page, locale).map((line) => [line.seriesId, line]));
  return [...bySeries].map(([seriesId, groups]) => (
    <details key={seriesId} name="boards" style={{ '--c': `var(--planet-${groups[0]?.series})` } as CSSProperties}>
      <summary className={fold.head}>
        <div className={styles.series}>
          <h3>{inLanguage(catalogue.series.get(seriesId)?.name, locale)}</h3>
          <span>{summaryOf(groups, locale)}</span>
          <b>{lines.get(seriesId)?.place}</b>
        </div>
        <ChevronDown />
      </summary>
      {groups.length > 1 && (
        <nav className={styles.rules} aria-label={t('rules')}>
          {groups.map(({ key, title, played, all }) => (
            <a key={key} href={`#${key}`}>
              {title}{' '}
              <small>
                {played}/{all}
              </small>
            </a>
          ))}
        </nav>
      )}
      <div className={`${shared.split} ${styles.groups}`} data-cells="">
        {groups.map((group) => (
          <BoardGroupGrid key={group.key} group={group} page={page} locale={locale} />
        ))}
      </div>
      <HeatLegend first={t('first')} none={t('none')} />
      <p className={styles.hint}>{t('hint')}</p>
    </details>
  ));
}

type GroupProps = Pick<Props, 'page' | 'locale'> & { group: BoardGroup };

function BoardGroupGrid({ group, page: { player, filter }, locale }: GroupProps) {
  const t = translate(locale, 'players.boards');
  const query = formatFilter(sharedFilter(filter));
  const list = underFilter(playerPath(locale, player.handle), { ...sharedFilter(filter), rule: group.ruleId });
  return (
    <section id={group.key} aria-label={group.title}>
      <h4>{group.title}</h4>
      <p>{summaryOf([group], locale)}</p>
      <HeatGrid
        opensSheet
        cells={group.cells.map(({ route, name, rank, rankText }) => ({
          place: rank,
          href: localePath(locale, addQuery(route, query)),
          words: `${name}: ${rankText ?? t('none')}`,
        }))}
      />
      <Link href={`${list}#records`}>
        {t('open')}
        <span className="sr">: {group.title}</span>
      </Link>
    </section>
  );
}

/** Returns the boards played and the points of a rule or a whole series as text. Speedruns award no points. */
function summaryOf(groups: readonly BoardGroup[], locale: Language): string {
  const t = translate(locale, 'players.boards');
  const sum = (of: (group: BoardGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  const [played, all] = [sum((group) => group.played), sum((group) => group.all)];
  if (groups.every(({ points }) => points === null)) return t('summaryTimes', { played, all });
  return t('summary', { played, all, points: sum((group) => group.points ?? 0) });
}
