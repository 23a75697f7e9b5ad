import type { Board } from '#domain/catalogue/boards/board.ts';
import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { GamePage } from '#web/server/rankings/read-game.ts';
import { Plus, Star } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { biomeOf } from '#web/ui/scenery/biomes/biome-of.ts';
import { Landscape } from './landscapes.tsx';
import styles from './stage-tile.module.css';

type Props = { catalogue: Catalogue; page: GamePage; board: Board; locale: Language };

/**
 * Renders a stage as a tile on wide screens and as a row on phones: its landscape, its name and its world record. The
 * browser adds the reader's place (own/own-marks.tsx).
 */
export function StageTile({ catalogue, page, board, locale }: Props) {
  const t = translate(locale, 'game');
  const place = boardPlace(catalogue, board);
  const record = page.tops.get(board.boardId)?.record;
  const holder = record?.name ?? t('anonymous');
  return (
    <Link className={styles.tile} href={localePath(locale, place?.route ?? '')} data-board={board.boardId}>
      <div className={styles.picture}>
        <Landscape biome={biomeOf(board.refId)} />
        <span className={styles.mine} data-mine="">
          <Plus data-icon="s" />
          <span />
        </span>
      </div>
      <div className={styles.text}>
        <h3>{inLanguage(place?.name, locale)}</h3>
        <p>
          {record ? (
            <>
              <Star data-icon="s" aria-label={t('tile.record')} />
              <span className={styles.holder}>{record.holders > 1 ? t('tile.tied', { name: holder }) : holder}</span>
              <b>{formatShown(shownOfRankKey(board, record.rankKey))}</b>
            </>
          ) : (
            <span>{t('tile.none')}</span>
          )}
          {board.kind === 'stage' && page.guided.has(board.refId) && <span className={styles.guide}>{t('tile.guide')}</span>}
        </p>
      </div>
    </Link>
  );
}
