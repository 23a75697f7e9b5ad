import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import { totalBoards, totalsOfBoard } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { totalRoute } from '#domain/catalogue/routes.ts';
import { findStage } from '#domain/catalogue/stage-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { countText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { HeatGrid } from '#web/ui/charts/heat/heat.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './stages.module.css';
import { StagesIsland } from './stages-island.tsx';

type Props = { catalogue: Catalogue; ranking: Pick<StageRanking, 'board' | 'thisYear'>; locale: Language };

/**
 * Shows the reader's place on each stage of the total that this board belongs to, which the browser adds. Visitors do not
 * see it. Renders nothing for a board that is in no such total.
 */
export function StagesSection({ catalogue, ranking: { board, thisYear }, locale }: Props) {
  const words = messagesOf(locale).race.stages;
  const total = totalsOfBoard(catalogue, board).find(({ orderBy }) => orderBy !== 'points');
  if (!total) return null;
  const boards = totalBoards(catalogue, total.id, thisYear);
  const cells = boards.map((each) => ({
    place: null,
    href: localePath(locale, boardRoute(catalogue, each)),
    words: inLanguage(findStage(catalogue, each.refId)?.name, locale) ?? '',
  }));
  const here = boards.findIndex(({ boardId }) => boardId === board.boardId);
  if (here === -1) return null;
  return (
    <section className={`card ${styles.stages}`}>
      <Static as="header">
        <h2>{countText(words.title, locale, boards.length)}</h2>
        <Link className="link tap" href={localePath(locale, totalRoute(total.id))}>
          {words.total}
        </Link>
      </Static>
      <StagesIsland locale={locale} here={here}>
        <Static as="div">
          <p>{words.nobody}</p>
          <HeatGrid cells={cells} />
          <div className={styles.chosen}>
            <span>
              <b>{cells[here]?.words}</b> <small>{words.here}</small>
            </span>
          </div>
        </Static>
      </StagesIsland>
    </section>
  );
}
