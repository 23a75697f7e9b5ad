'use client'; // Client component: a sheet about one row, loaded on demand.
import { type ReactNode, useState } from 'react';
import { boardRouteIn } from '#domain/catalogue/boards/board-route-in.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import { fill, type PlaceWords, writtenPlaceText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { PlayerBoardsJson } from '#web/server/answer/response-types.ts';
import { useSession } from '#web/session/use-session.ts';
import { HeatLegend } from '#web/ui/charts/chart-legend.tsx';
import { HeatButtons } from '#web/ui/charts/heat/heat.tsx';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { GitCompareArrows } from '#web/ui/media/icons.tsx';
import { Sheet } from '#web/ui/page/sheet/sheet.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { useJson } from '#web/ui/use-json.ts';
import styles from './cells-sheet.module.css';
import { type CellRow, readColumns } from './read-row.ts';

export type CellsWords = {
  readonly locale: Language;
  readonly close: string;
  readonly open: string;
  readonly player: string;
  readonly compare: string;
  readonly toRecord: string; // With the placeholder {gap}.
  readonly you: string; // With {place}.
  readonly place: PlaceWords;
  readonly first: string;
  readonly none: string;
  readonly separator: string;
};

type Props = { open: boolean; onClose: () => void; row: CellRow; first: number | undefined; words: CellsWords };

/** Shows a player's places on all boards of a total, and the result on the chosen one. */
export function CellsSheet({ open, onClose, row, first, words }: Props) {
  const [columns] = useState(readColumns);
  const [chosen, setChosen] = useState(first ?? bestOf(row.places));
  const reader = useSession().session?.user.userId;
  const query = filterOf(location.search);
  const boards = useJson<PlayerBoardsJson>(`/api/users/${row.handle}/boards${query}`)?.boards;
  const own = useJson<PlayerBoardsJson>(reader && reader !== row.handle ? `/api/users/${reader}/boards${query}` : undefined)?.boards;
  const column = columns[chosen];
  const route = boardRouteIn(column?.href ?? '');
  const [result, mine] = [boards?.[route], own?.[route]];
  const place = row.places[chosen] ?? null;
  const facts = [
    place === null && words.none,
    result && formatShown(result),
    result && result.value !== result.first && fill(words.toRecord, { gap: formatGap({ ...result, value: result.value - result.first }) }),
    mine && fill(words.you, { place: writtenPlaceText(words.place, words.locale, mine.place) }),
  ].filter(Boolean);
  const isOther = reader !== undefined && reader !== row.handle;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={row.name}
      closeLabel={words.close}
      head={
        <div className={styles.head}>
          <RankPlate place={Number.parseInt(row.rank.replace('=', ''), 10)} text={row.rank} />
          <h2>
            <Copied of={row.player}>{row.name}</Copied>
          </h2>
          <b>{row.sum}</b>
        </div>
      }
      foot={
        <>
          <ButtonLink variant="line" href={row.href}>
            {words.player}
          </ButtonLink>
          <ButtonLink href={localePath(words.locale, isOther ? `/compare/${reader}/${row.handle}` : `/compare?a=${row.handle}`)}>
            <GitCompareArrows aria-hidden />
            {words.compare}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.chosen} aria-live="polite">
        {place !== null && <RankPlate place={place} text={result?.place} />}
        <div>
          <b>{column?.name}</b>
          <small>{facts.join(words.separator)}</small>
        </div>
        {column && (
          <ButtonLink href={result ? localePath(words.locale, recordRoute(result.recordId)) : column.href}>{words.open}</ButtonLink>
        )}
      </div>
      <HeatButtons
        cells={row.places.map((each, index) => ({ place: each, words: `${columns[index]?.name}: ${each ?? words.none}` }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <HeatLegend first={words.first} none={words.none} />
    </Sheet>
  );
}

/** Shows a copy of an element of the page, or its children without one. */
const Copied = ({ of, children }: { of: Element | null; children: ReactNode }) =>
  of ? <span ref={(copy) => copy?.replaceChildren(of.cloneNode(true))} /> : children;

/** Returns the index of the best place, or of the first board without any. */
function bestOf(places: CellRow['places']): number {
  const best = Math.min(...places.map((place) => place ?? Number.POSITIVE_INFINITY));
  return Math.max(0, places.indexOf(best));
}

/** Returns the filter of the page as a query, without its page number. */
function filterOf(search: string): string {
  const filter = [...new URLSearchParams(search)].filter(([name]) => ['console', 'year', 'at'].includes(name));
  return filter.length === 0 ? '' : `?${new URLSearchParams(filter)}`;
}
