'use client'; // Client component: a sheet about one board, loaded on demand.
import { useState } from 'react';
import { boardRouteIn } from '#domain/catalogue/boards/board-route-in.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill, type PlaceWords, writtenPlaceText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { PlayerBoardsJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { useJson } from '#web/ui/use-json.ts';
import styles from './board-cell-sheet.module.css';
import type { CellGroup } from './read-cells.ts';

export type BoardCellWords = {
  readonly locale: Language;
  readonly query: string; // The filter of the page, for the results.
  readonly place: PlaceWords;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly of: string; // With the placeholders {nth} and {count}.
  readonly score: string;
  readonly gap: string;
  readonly points: string;
  readonly you: string;
  readonly none: string;
  readonly ranking: string;
  readonly record: string;
};

type Props = { open: boolean; onClose: () => void; handle: string; group: CellGroup; first: number; words: BoardCellWords };
type Result = PlayerBoardsJson['boards'][string];

/** Shows a player's result on a board beside that of the reader, with steps to the boards before and after it. */
export function BoardCellSheet({ open, onClose, handle, group: { title, cells }, first, words }: Props) {
  const [chosen, setChosen] = useState(first);
  const reader = useSession().session?.user.userId;
  const pathOf = (player: string) => `/api/users/${player}/boards${words.query && `?${words.query}`}`;
  const boards = useJson<PlayerBoardsJson>(pathOf(handle))?.boards;
  const own = useJson<PlayerBoardsJson>(reader && reader !== handle ? pathOf(reader) : undefined)?.boards;
  const cell = cells[chosen];
  if (!cell) return null;
  const route = boardRouteIn(cell.href);
  const [result, mine] = [boards?.[route], own?.[route]];
  const facts = [
    result && { term: words.score, value: formatShown(result) },
    result && { term: words.gap, value: formatGap({ ...result, value: result.value - result.first }) },
    result && result.points !== null && { term: words.points, value: formatScore(result.points) },
    mine && { term: words.you, value: ownText(mine, result, words) },
  ].filter((fact) => typeof fact === 'object');
  const step = (by: number, label: string) => (
    <IconButton aria-label={label} disabled={!cells[chosen + by]} onClick={() => setChosen(chosen + by)}>
      {by < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    </IconButton>
  );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={cell.name}
      closeLabel={words.close}
      head={
        <div className={styles.steps}>
          {step(-1, words.previous)}
          <span>{fill(words.of, { nth: chosen + 1, count: cells.length })}</span>
          {step(1, words.next)}
        </div>
      }
      foot={
        <>
          <ButtonLink variant="line" href={cell.href}>
            {words.ranking}
          </ButtonLink>
          {result && <ButtonLink href={localePath(words.locale, recordRoute(result.recordId))}>{words.record}</ButtonLink>}
        </>
      }
    >
      <div className={styles.board} aria-live="polite">
        {cell.rank !== null && <RankPlate place={cell.rank} text={result?.place} />}
        <div>
          <h2>{cell.name}</h2>
          <p>{title}</p>
        </div>
      </div>
      {cell.rank === null && <p>{words.none}</p>}
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

/** Returns the reader's place, and the difference to the player's value if there is one. */
function ownText(mine: Result, result: Result | undefined, { place, locale }: BoardCellWords): string {
  const ordinal = writtenPlaceText(place, locale, mine.place);
  return result ? `${ordinal} · ${formatGap({ ...mine, value: mine.value - result.value })}` : ordinal;
}
