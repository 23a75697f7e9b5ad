import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { ChevronRight } from '#web/ui/media/icons.tsx';
import styles from './fold.module.css';
import { FIRST_ROWS } from './fold-rows.ts';

type Props = { ranking: Pick<StageRanking, 'rows' | 'players' | 'filter'>; locale: Language };

/** A button that shows the rest of the first page of a ranking in place. Renders nothing if all rows are shown. */
export function Fold({ ranking: { rows, players, filter }, locale }: Props) {
  if (filter.page > 1 || rows.length <= FIRST_ROWS) return null;
  const { fold, place } = messagesOf(locale).race;
  const at = (position: number) => placeText(place, locale, position);
  const label =
    rows.length === players
      ? fill(fold.all, { count: formatScore(players) })
      : fill(fold.some, { from: at(FIRST_ROWS + 1), to: at(rows.length) });
  return (
    <details className={styles.fold}>
      <summary>
        {label}
        <ChevronRight data-icon="s" aria-hidden />
      </summary>
    </details>
  );
}
