import type { PlanetStats } from '#domain/planet/planet-stats.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import type { SummaryJson } from '#web/server/answer/response-types.ts';
import { useOwnAnswer } from '#web/session/use-own-answer.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import type { AccountMenuWords } from './account-menu-words.ts';
import styles from './account-sheet.module.css';

const PLANET_PX = 72;

type Props = { locale: Language; words: AccountMenuWords; handle: string; name: string };

/** Shows the player's planet, name, class, place in total 1 and the way to the next class. */
export function OwnStanding({ locale, words, handle, name }: Props) {
  const [summary] = useOwnAnswer<SummaryJson>('/api/me/summary');
  const classKey = summary?.rankClass && CLASS_KEYS[summary.rankClass.id];
  return (
    <div className={styles.standing}>
      <LivingPlanet stats={summary?.planet ?? newPlanet(handle)} size={PLANET_PX} />
      <div>
        <p className={styles.name}>
          <b>{name}</b>
          {summary?.rankClass && classKey && <RankClassBadge classKey={classKey} label={inLanguage(summary.rankClass.name, locale)} />}
        </p>
        {summary && <Standing summary={summary} locale={locale} words={words} />}
      </div>
    </div>
  );
}

const newPlanet = (handle: string): PlanetStats => ({ handle, rankClass: null, worldRecords: 0, stages: {}, events: [] });

function Standing({ summary, locale, words }: { summary: SummaryJson; locale: Language; words: AccountMenuWords }) {
  const { rank, points, rankClass, next } = summary;
  const place = rank === null ? undefined : placeText(words.place, locale, rank);
  const key = rankClass && CLASS_KEYS[rankClass.id];
  const name = next && inLanguage(next.name, locale);
  const [value, whole] = next ? [points - next.from, next.border - next.from] : [0, 1];
  return (
    <>
      <p>{place ? fill(words.standing, { place, points: formatScore(points) }) : words.unranked}</p>
      {next && name ? (
        <>
          <ShareBar
            value={value}
            whole={whole}
            colour={key ? `var(--rank-${key})` : undefined}
            sentence={fill(words.progress, { percent: Math.floor((value / whole) * 100), name })}
          />
          <p>{fill(words.toClass, { points: formatScore(next.border - points), name })}</p>
        </>
      ) : (
        <p>{words.top}</p>
      )}
    </>
  );
}
