import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { closestDuels } from '#domain/rankings/duels/closest-duels.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import { formatDistance } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import styles from '#web/features/players/cards/cards.module.css';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';

const SHOWN = 5;

type Props = { catalogue: Catalogue; comparison: Comparison; names: { a: string; b: string }; locale: Language };

/** Lists the boards that each player lost to the other by the smallest margin. */
export function ClosestCard({ catalogue, comparison, names, locale }: Props) {
  const t = translate(locale, 'players.compare');
  return (['a', 'b'] as const).map((side) => {
    const duels = closestDuels(comparison.duels, side, SHOWN);
    const id = `turn-${side}`;
    return (
      <section key={side} className={`card ${styles.card}`} data-span="4" aria-labelledby={id}>
        <h2 id={id}>{t('turnFor', { name: names[side] })}</h2>
        {duels.length === 0 && <p className={styles.note}>{t('turnNone')}</p>}
        <ul className={styles.list}>
          {duels.map(({ board, a, b }) => {
            const place = boardPlace(catalogue, board);
            if (!a || !b || !place) return null;
            return (
              <li key={board.boardId}>
                <Link href={localePath(locale, place.route)}>{inLanguage(place.name, locale)}</Link>
                <span>
                  {t('turnLine', { gap: formatDistance(gapBetween(board, a.rankKey, b.rankKey)), places: Math.abs(a.rank - b.rank) })}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
