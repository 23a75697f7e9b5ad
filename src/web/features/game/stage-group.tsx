import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import type { GameGroup } from '#domain/game/game.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { GamePage } from '#web/server/rankings/read-game.ts';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './stage-group.module.css';
import { StageTile } from './stage-tile.tsx';

type Props = { catalogue: Catalogue; page: GamePage; group: GameGroup; isOpen: boolean; locale: Language };

/** Renders the stages of a game under one rule. On phones it is a card that can be folded. */
export function StageGroup({ catalogue, page, group, isOpen, locale }: Props) {
  const t = translate(locale, 'game.group');
  const { series } = page.game;
  const name = inLanguage(group.name, locale);
  const count = group.boards.length;
  return (
    <section className={styles.group} aria-labelledby={`group-${group.id}`}>
      <FoldHead label={t('toggle', { name })} isOpen={isOpen} remember={page.chosen === undefined ? `${series.id}-${group.id}` : undefined}>
        <h2 id={`group-${group.id}`}>{name}</h2>
        <small data-group={group.id} data-total={group.totalId}>
          {t(series.id === SPEEDRUN_SERIES ? 'categories' : 'stages', { count })}
        </small>
        {group.totalId !== undefined && (
          <Link className={styles.total} href={localePath(locale, totalRoute(group.totalId))}>
            {t('total')}
          </Link>
        )}
        <span className={styles.bar} data-bar={group.id} aria-hidden="true">
          <i />
        </span>
      </FoldHead>
      <ul className={styles.tiles}>
        {group.boards.map((board) => (
          <li key={board.boardId}>
            <StageTile catalogue={catalogue} page={page} board={board} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
