import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import type { SummaryJson } from '#web/server/answer/response-types.ts';
import type { Session } from '#web/session/session.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import type { MenuWords } from './menu-words.ts';
import styles from './own-line.module.css';

type Props = { locale: Language; words: MenuWords; user: Session['user']; summary: SummaryJson | undefined; size: number };

/** Shows the reader's planet, name, class, rank and points. Its height is the same before these are known. */
export function OwnLine({ locale, words, user: { userId, name }, summary, size }: Props) {
  const rankClass = summary?.rankClass;
  const classKey = rankClass && CLASS_KEYS[rankClass.id];
  const planet = summary?.planet ?? { handle: userId, rankClass: null, worldRecords: 0, stages: {}, events: [] };
  return (
    <div className={styles.own}>
      <LivingPlanet stats={planet} size={size} />
      <div>
        <p className={styles.name}>
          <b>{name ?? words.mine.anonymous}</b>
          {rankClass && classKey && <RankClassBadge classKey={classKey} label={inLanguage(rankClass.name, locale)} />}
        </p>
        <p className={styles.standing}>{summary && standingText(words, locale, summary)}</p>
      </div>
    </div>
  );
}

function standingText({ mine, place }: MenuWords, locale: Language, { rank, points }: SummaryJson): string {
  return rank === null ? mine.unranked : fill(mine.standing, { place: placeText(place, locale, rank), points: formatScore(points) });
}
