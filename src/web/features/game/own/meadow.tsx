'use client'; // Client component: the reader's own places are only known in the browser.
import { countReached, shareBehind } from '#domain/game/meadow.ts';
import type { Language } from '#domain/shared/language.ts';
import { type GamePlaceWords, writePlace } from '#web/features/game/place-text.ts';
import { fill } from '#web/i18n/fill.ts';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './meadow.module.css';
import { MeadowField } from './meadow-field.tsx';
import { useOwnGame, useReload } from './own-game.tsx';
import { Reload, type ReloadWords } from './reload.tsx';
import { useTiles } from './use-tiles.ts';

export type MeadowWords = GamePlaceWords &
  ReloadWords & {
    readonly title: string; // With the placeholders {played} and {boards}.
    readonly reached: string; // With the placeholders {firsts} and {topTen}.
    readonly unlit: string;
    readonly improve: string;
    readonly lead: string;
    readonly played: string;
    readonly open: string;
    readonly label: string; // With {boards}, {firsts}, {played} and {open}.
    readonly stem: string; // With {stage} and {place}.
  };

type Props = { words: MeadowWords; view: string; locale: Language };

const RADIUS = 27;
const ROUND = 2 * Math.PI * RADIUS;
const NO_TEXT = '\u00a0'; // Keeps the height of a line.

/**
 * Draws the stages that the page shows as a meadow: one stem each, the taller the more players are behind the reader. It is
 * empty until the reader's places are known, with the same height; nothing is shown to visitors.
 */
export function Meadow({ words, view, locale }: Props) {
  const own = useOwnGame();
  const isMissing = useReload() !== undefined;
  const tiles = useTiles(view);
  const places = new Map(own?.places.map((place) => [place.boardId, place]));
  const stems = tiles.map(({ boardId, name, href }) => {
    const place = places.get(boardId);
    const text = place ? writePlace(words, locale, { rank: place.rank, shared: place.sharers > 1 }) : words.open;
    const state = !place ? 'open' : place.rank === 1 ? 'first' : 'played';
    return { href, label: fill(words.stem, { stage: name, place: text }), state, share: place ? shareBehind(place) : 0 } as const;
  });
  const { boards, played, firsts, topTen } = countReached(tiles.map(({ boardId }) => places.get(boardId)));
  const isKnown = own !== undefined && boards > 0;
  const unplayed = tiles.find(({ boardId }) => !places.has(boardId));
  // A stage that is suggested next, or else the first one.
  const target = own?.next
    .filter(({ from }) => !unplayed || from === null)
    .flatMap(({ route }) => tiles.find(({ href }) => href.endsWith(route)) ?? [])[0];
  const title = isKnown ? fill(words.title, { played, boards }) : NO_TEXT;
  return (
    <section className={styles.meadow} aria-label={title} aria-busy={!isKnown && !isMissing}>
      <header>
        <span className={styles.ring} aria-hidden="true">
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r={RADIUS} />
            {played > 0 && <circle data-arc="" cx="32" cy="32" r={RADIUS} strokeDasharray={`${(ROUND * played) / boards} ${ROUND}`} />}
          </svg>
          <b>{isKnown && played}</b>
        </span>
        <p>
          <b>{title}</b>
          <small>{isKnown ? fill(words.reached, { firsts, topTen }) : isMissing ? <Reload words={words} /> : NO_TEXT}</small>
        </p>
        {isKnown && (
          <Link href={(target ?? unplayed ?? tiles[0])?.href ?? ''}>
            {unplayed ? words.unlit : words.improve}
            <ArrowRight data-icon="s" />
          </Link>
        )}
      </header>
      <MeadowField
        stems={isKnown ? stems : []}
        label={fill(words.label, { boards, firsts, played: played - firsts, open: boards - played })}
      />
      <footer>
        <span data-state="first">{words.lead}</span>
        <span data-state="open">{words.open}</span>
        <span data-state="played">{words.played}</span>
      </footer>
    </section>
  );
}
