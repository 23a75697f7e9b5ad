import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { STAGE_ORDERS } from '#domain/game/stage-order.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { GamePage } from '#web/server/rankings/read-game.ts';
import { ChoiceList } from '#web/ui/form/choice-list.tsx';
import { ChevronDown, SlidersHorizontal } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import select from '#web/ui/nav/select-links.module.css';
import { SelectLinks } from '#web/ui/nav/select-links.tsx';
import styles from './game-filters.module.css';
import { gameHref } from './game-href.ts';

/** Renders the groups of a game as chips, its further rules, and the order of the stages. They are links. */
export function GameFilters({ page, locale }: { page: GamePage; locale: Language }) {
  const t = translate(locale, 'game.filter');
  const { game, chosen, order } = page;
  const href = (to: Partial<{ group: number | undefined; order: typeof order }>) =>
    gameHref(locale, game.series.id, { group: chosen, order, ...to });
  const all = { group: undefined, label: t('all'), count: game.groups.reduce((sum, { boards }) => sum + boards.length, 0) };
  const groups = game.groups.map(({ id, short, boards }) => ({ group: id, label: inLanguage(short, locale), count: boards.length }));
  const chips = groups.length > 1 || game.more.length > 0 ? [all, ...groups] : [];
  const more = game.more.map(({ id, name }) => ({ href: href({ group: id }), label: inLanguage(name, locale), current: id === chosen }));
  const further = more.find(({ current }) => current);
  const orders = STAGE_ORDERS.map((each) => ({ href: href({ order: each }), label: t(`orders.${each}`), current: each === order }));
  const label = game.series.id === SPEEDRUN_SERIES ? t('game') : t('label');
  return (
    <nav className={styles.filters} aria-label={label}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={label}>
          {chips.map(({ group, label: name, count }) => (
            <li key={name}>
              <Link href={href({ group })} aria-current={group === chosen ? 'true' : undefined} scroll={false}>
                <span>{name}</span>
                <span className={styles.count} data-count={group ?? ''}>
                  {count}
                </span>
              </Link>
            </li>
          ))}
          {more.length > 0 && (
            <li className={styles.wide}>
              <details key={further?.href} className={`${select.select} ${styles.more}`} name="game">
                <summary data-set={further && ''}>
                  {further?.label ?? t('more')}
                  <ChevronDown className={select.chevron} data-icon="s" />
                </summary>
                <div className={select.panel}>
                  <ChoiceList label={t('more')} items={more} />
                </div>
              </details>
            </li>
          )}
        </ul>
      )}
      <div className={`${styles.wide} ${styles.order}`}>
        <SelectLinks label={t('order')} items={orders} group="game" />
      </div>
      <details key={`${chosen} ${order}`} className={`${select.select} ${styles.narrow}`} name="game">
        <summary aria-label={more.length > 0 ? t('both') : t('order')} data-set={further || order !== 'stage' ? '' : undefined}>
          <SlidersHorizontal />
        </summary>
        <div className={select.panel}>
          {more.length > 0 && (
            <>
              <p>{t('more')}</p>
              <ChoiceList label={t('more')} items={more} />
            </>
          )}
          <p>{t('order')}</p>
          <ChoiceList label={t('order')} items={orders} />
        </div>
      </details>
    </nav>
  );
}
