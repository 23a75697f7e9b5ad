'use client'; // Client component: the reader's own places are only known in the browser. Loaded for signed-in readers.
import { type ReactNode, useState } from 'react';
import { boardRouteIn } from '#domain/catalogue/boards/board-route-in.ts';
import { formatGap, formatShown } from '#domain/records/shown-value.ts';
import type { Language } from '#domain/shared/language.ts';
import type { RaceWords } from '#web/features/rankings/race/race-words.ts';
import { fill, writtenPlaceText } from '#web/i18n/fill.ts';
import type { PlayerBoardsJson } from '#web/server/answer/response-types.ts';
import { HeatButtons } from '#web/ui/charts/heat/heat.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { useJson } from '#web/ui/use-json.ts';
import styles from './stages.module.css';

type Props = { locale: Language; place: ParentNode; here: number; handle: string; words: RaceWords; children: ReactNode };

/** Shows the reader's place on each stage as a cell, and the result on the chosen one below them. */
export function OwnStages({ locale, place, here, handle, words: { stages, place: placeWords }, children }: Props) {
  const [names] = useState(() => readStages(place));
  const [chosen, setChosen] = useState(here);
  const boards = useJson<PlayerBoardsJson>(`/api/users/${handle}/boards`)?.boards;
  if (!boards) return children;
  const cells = names.map(({ name, href }) => {
    const result = boards[boardRouteIn(href)];
    const rank = result ? Number(result.place.replace('=', '')) : null;
    return {
      name,
      href,
      result,
      place: rank,
      words: `${name}: ${result?.place ?? stages.none}`,
    };
  });
  const played = cells.filter(({ result }) => result);
  const best = played.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))[0];
  const shown = cells[chosen];
  const result = shown?.result;
  const gap = result && result.value !== result.first && { ...result, value: result.value - result.first };
  const facts = [chosen === here && stages.here, gap && fill(stages.toRecord, { gap: formatGap(gap) }), !result && stages.none].filter(
    Boolean,
  );
  const summary = best?.result
    ? [
        fill(stages.played, { count: played.length }),
        fill(stages.best, { stage: best.name, place: writtenPlaceText(placeWords, locale, best.result.place) }),
      ]
    : [stages.nobody];
  return (
    <>
      <p>{summary.join(stages.parts)}</p>
      <HeatButtons cells={cells} chosen={chosen} onChoose={setChosen} />
      <div className={styles.chosen} aria-live="polite">
        <span>
          {chosen === here ? <b>{shown?.name}</b> : <Link href={shown?.href ?? ''}>{shown?.name}</Link>}{' '}
          <small>{facts.join(stages.parts)}</small>
        </span>
        {result && (
          <>
            <b>{formatShown(result)}</b>
            <small>{writtenPlaceText(placeWords, locale, result.place)}</small>
          </>
        )}
      </div>
    </>
  );
}

/** Reads the stages from the static grid. */
const readStages = (place: ParentNode) =>
  [...place.querySelectorAll<HTMLAnchorElement>('ol a')].map((link) => ({ name: link.title, href: link.getAttribute('href') ?? '' }));
