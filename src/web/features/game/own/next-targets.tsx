'use client'; // Client component: the reader's next results are only known in the browser.
import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { Landscape } from '#web/features/game/landscapes.tsx';
import { type GamePlaceWords, writePlace } from '#web/features/game/place-text.ts';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { OwnGameJson } from '#web/server/answer/response-types.ts';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { biomeOf } from '#web/ui/scenery/biomes/biome-of.ts';
import styles from './next-targets.module.css';
import { useOwnGame, useReload } from './own-game.tsx';
import { Reload, type ReloadWords } from './reload.tsx';

export type NextWords = GamePlaceWords &
  ReloadWords & {
    readonly heading: string;
    readonly aim: string;
    readonly worth: string; // With the placeholders {count} and {points}.
    readonly reaches: string; // With the placeholders {name} and {missing}.
    readonly first: string; // With the placeholder {place}.
    readonly arrow: string;
    readonly gain: string; // With the placeholder {points}.
    readonly classes: Readonly<Record<number, string>>;
  };

type Props = { words: NextWords; locale: Language; children: ReactNode };

/**
 * Shows up to three results that the reader could reach next in a game, and what they are worth. Its height is reserved for
 * readers who are signed in; nothing is shown to visitors. Its children are the button beside the heading.
 */
export function NextTargets({ words, locale, children }: Props) {
  const own = useOwnGame();
  const isMissing = useReload() !== undefined;
  if (own?.next.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="next" aria-busy={own === undefined && !isMissing}>
      <header>
        <h2 id="next">{words.heading}</h2>
        <span className={styles.aimed}>{words.aim}</span>
        <p>{own ? sentence(own, words) : <Reload words={words} />}</p>
        {children}
      </header>
      <ol>
        {own?.next.map((target) => (
          <li key={target.route}>
            <NextTarget target={target} words={words} locale={locale} />
          </li>
        )) ?? [1, 2, 3].map((key) => <li key={key} />)}
      </ol>
    </section>
  );
}

function NextTarget({ target, words, locale }: { target: OwnGameJson['next'][number]; words: NextWords; locale: Language }) {
  const { stageId, route, stage, rule, value, gain, from, to } = target;
  const place = writePlace(words, locale, to);
  return (
    <Link href={localePath(locale, route)}>
      <span className={styles.picture}>
        <Landscape biome={biomeOf(stageId)} />
      </span>
      <div className={styles.text}>
        <h3>
          {inLanguage(stage, locale)}
          {rule && <small>{inLanguage(rule, locale)}</small>}
        </h3>
        <span className={styles.label}>{words.aim}</span>
        <b>{value}</b>
        <span className={styles.gain}>{fill(words.gain, { points: formatScore(gain) })}</span>
        <span className={styles.way}>
          {from ? (
            <>
              {writePlace(words, locale, from)}
              <ArrowRight data-icon="s" aria-label={words.arrow} />
              {place}
            </>
          ) : (
            fill(words.first, { place })
          )}
        </span>
      </div>
    </Link>
  );
}

/** Says what the results are worth together, and which class they reach. */
function sentence({ next, worth: { points, reaches } }: OwnGameJson, { worth, reaches: border, classes }: NextWords): string {
  const sum = fill(worth, { count: next.length, points: formatScore(points) });
  const name = reaches ? classes[reaches.rankClass] : undefined;
  return reaches && name ? `${sum} ${fill(border, { name, missing: formatScore(reaches.missing) })}` : sum;
}
