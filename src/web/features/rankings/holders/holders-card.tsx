import type { CSSProperties } from 'react';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { drawsLevelOn, longestReign, type Reign, reignsOf, SHOWN_REIGNS } from '#domain/rankings/race/reigns.ts';
import { dayOf } from '#domain/shared/date.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import type { RankingLabels } from '#web/features/rankings/table/ranking-labels.ts';
import { countText, fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { Static } from '#web/markup/static.tsx';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { ChevronRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { PlanetLater } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './holders-card.module.css';
import { lengthText, monthText, spanText } from './reign-words.ts';

type Props = {
  ranking: Pick<StageRanking, 'firstPlaces' | 'zone' | 'isNow'>;
  /** The last day that is shown. */
  today: string;
  labels: Pick<RankingLabels, 'locale' | 'anonymous'>;
};

/** Shows who held a board's record and for how long, newest first. Renders nothing for a board with one record. */
export function HoldersCard({ ranking: { firstPlaces, zone, isNow }, today, labels }: Props) {
  const { locale } = labels;
  const words = messagesOf(locale).race.holders;
  if (firstPlaces.length < 2) return null;
  const reigns = reignsOf(
    firstPlaces.map(({ handle, name, postedAt }) => ({ handle, name, day: dayOf(postedAt, zone) })),
    today,
  );
  const newest = reigns.toReversed();
  const [shown, folded] = [newest.slice(0, SHOWN_REIGNS), newest.slice(SHOWN_REIGNS)];
  const [longest, current, level] = [longestReign(reigns), newest[0], drawsLevelOn(reigns)];
  // Anonymous players are never named in a sentence.
  const sentences = [
    longest?.name != null && reigns.length > 1 && fill(longest === current ? words.longestNow : words.longest, { name: longest.name }),
    level !== undefined && isNow && current?.name != null && fill(words.level, { name: current.name, month: monthText(level, locale) }),
  ].filter((sentence) => sentence !== false);
  const row = (reign: Reign) => (
    <li key={reign.from + reign.handle}>
      <PlanetLater seed={reign.handle} ring={undefined} />
      <span>
        {reign.name === null ? (
          <b>{labels.anonymous}</b>
        ) : (
          <Link href={localePath(locale, playerRoute(reign.handle))}>
            <b>{reign.name}</b>
          </Link>
        )}
        <small>{spanText(reign, reign === current && isNow, words, locale)}</small>
      </span>
      <b>{lengthText(reign, words, locale)}</b>
    </li>
  );
  return (
    <Static as="section" className={`card ${styles.holders}`}>
      <h2>{words.title}</h2>
      {sentences.length > 0 && <p>{sentences.join(traitsOf(locale).sentenceMark)}</p>}
      <div
        className={styles.bar}
        role="img"
        aria-label={countText(words.bar, locale, reigns.length, { year: reigns[0]?.from.slice(0, 4) ?? '' })}
      >
        {reigns.map((reign) => (
          <span
            key={reign.from + reign.handle}
            title={reign.name ?? labels.anonymous}
            data-reign={reign === current ? 'current' : reign === longest ? 'longest' : undefined}
            style={{ '--days': Math.max(1, reign.days) } as CSSProperties}
          />
        ))}
      </div>
      <ul>{shown.map(row)}</ul>
      {folded.length > 0 && (
        <details>
          <summary>
            {countText(words.more, locale, folded.length)}
            <ChevronRight data-icon="s" aria-hidden />
          </summary>
          <ul>{folded.map(row)}</ul>
        </details>
      )}
    </Static>
  );
}
