'use client'; // Client component: opens over the page and counts.
import { memo, useEffect, useId, useRef, useState } from 'react';
import { planetGrowth } from '#domain/planet/planet-growth.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import { countText, fill, placeText } from '#web/i18n/fill.ts';
import type { PostResultWords } from '#web/i18n/post-result-words.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { Check, Clock, Star, X } from '#web/ui/media/icons.tsx';
import { enterSheet } from '#web/ui/page/sheet/sheet-history.ts';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import { ClassChange } from './class-change.tsx';
import { GrowingPlanet } from './growing-planet.tsx';
import { growthText } from './growth-text.ts';
import type { Improvement } from './improvement.ts';
import styles from './post-result.module.css';
import { NextTarget, ResultActions } from './result-actions.tsx';
import { ResultLadder } from './result-ladder.tsx';
import { useRankCount } from './use-rank-count.ts';

const PLACES_TO_COUNT = 3; // A climb of fewer places is shown without counting.
const ROWS_SHOWN = 4;
const SCAPE = { height: 800, stars: 110, quiet: 0, planet: false, constellation: false, grass: 46, grassHeight: 190 };

type Props = { recordId: string; result: Improvement; locale: Language; words: PostResultWords };

/**
 * Shows what a post changed, over the whole screen: the rank counts up past the players who were passed, then the class,
 * the planet and the next target appear. A tap or a key ends the animation. Closes like a sheet.
 */
export function PostResult({ recordId, result, locale, words }: Props) {
  const { rank, players, passed, pointsGained, planet, above, own, below, board } = result;
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  useEffect(() => (open ? enterSheet(() => setOpen(false)) : undefined), [open]);

  const from = rank.before ?? players;
  const shownBelow = ROWS_SHOWN - (above ? 2 : 1);
  const rows = Math.max(0, below.length - shownBelow);
  const [first] = useState(() => firstMotion(from - rank.now));
  const [motion, setMotion] = useState(first);
  const ladder = useRef<HTMLOListElement>(null);
  const count = useRankCount({ from, to: rank.now, isCounting: motion === 'count', rows, ladder });

  const heading = useId();
  const stage = inLanguage(result.stage, locale) ?? '';
  const place = placeText(words.place, locale, rank.now);
  const [prefix = '', suffix = ''] = place.split(String(rank.now));
  const growth = planet && planetGrowth(planet.before, planet.now);
  const isWorldRecord = rank.now === 1;
  const sentence = fill(words.heading, { place, players: formatScore(players), stage });
  return (
    <dialog
      {...useModal(open, close)}
      className={styles.screen}
      aria-labelledby={heading}
      data-motion={motion}
      data-landed={count.hasLanded || undefined}
      onClick={() => setMotion('none')}
      onKeyDown={() => setMotion('none')}
    >
      {open && (
        <>
          <Scenery seed={board.refId} seriesId={board.seriesId} />
          <header className={styles.head}>
            <IconButton aria-label={words.close} onClick={close}>
              <X aria-hidden />
            </IconButton>
            <span className={styles.state} data-waiting={result.waitsForCheck || undefined}>
              {result.waitsForCheck ? <Clock data-icon="s" aria-hidden /> : <Check data-icon="s" aria-hidden />}
              {result.waitsForCheck ? words.waiting : words.sent}
            </span>
          </header>
          <div className={styles.columns}>
            <section className={styles.hero}>
              <h2 className="sr" id={heading} tabIndex={-1} data-first>
                {isWorldRecord ? `${words.worldRecord}: ${sentence}` : sentence}
              </h2>
              {planet && <GrowingPlanet before={planet.before} now={planet.now} isStill={motion === 'none'} hasLanded={count.hasLanded} />}
              <ClassChange change={result.rankClass} locale={locale} growth={growth && growthText(words.growth, growth)} />
              {isWorldRecord && (
                <p className={styles.worldRecord}>
                  <Star aria-hidden />
                  {words.worldRecord}
                </p>
              )}
              <p className={styles.rank} aria-hidden>
                <small>{prefix}</small>
                <b data-rank>{count.rank}</b>
                {/* Hidden while counting, because the ordinal forms of the numbers differ. */}
                <small data-suffix style={{ visibility: count.hasLanded ? undefined : 'hidden' }}>
                  {suffix}
                </small>
              </p>
              <p className={styles.sums}>
                {pointsGained !== null && pointsGained > 0 && <b>{fill(words.points, { points: formatMargin(pointsGained) })}</b>}
                <span>{passed > 0 ? countText(words.passed, locale, passed) : countText(words.standing, locale, players, { place })}</span>
              </p>
            </section>
            <section className={styles.side}>
              <ResultLadder
                ref={ladder}
                result={{ above, own, below: count.hasLanded ? below.slice(0, shownBelow) : below }}
                rank={count.hasLanded ? formatRank(own.rank, own.shared) : String(count.rank)}
                behind={first === 'count' ? Math.min(rows, from - rank.now) : 0}
                words={words}
              />
              <NextTarget target={result.target} locale={locale} words={words} />
              <ResultActions recordId={recordId} result={result} locale={locale} words={words} />
            </section>
          </div>
        </>
      )}
    </dialog>
  );
}

// Rendered once, because a landscape has hundreds of elements.
const Scenery = memo(({ seed, seriesId }: { seed: number; seriesId: number }) => (
  <div className={styles.scenery}>
    <Scape seed={seed} seriesToken={seriesToken(seriesId)} options={SCAPE} />
  </div>
));

type Motion = 'count' | 'fade' | 'none';

/** Returns how a climb of this many places is shown. Nothing moves for readers who want less motion. */
function firstMotion(places: number): Motion {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'none';
  return places >= PLACES_TO_COUNT ? 'count' : 'fade';
}
