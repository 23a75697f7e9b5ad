import type { CSSProperties } from 'react';
import { knotAt } from '#domain/rankings/duels/rival-week.ts';
import { traitsOf } from '#domain/shared/language-traits.ts';
import { formatScore } from '#domain/shared/score.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import story from '#web/features/home/story.module.css';
import { fill } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import type { WeekJson } from '#web/server/answer/response-types.ts';
import { ArrowRight, Star, Swords } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { GreyPlanet } from '#web/ui/scenery/planet/grey-planet.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import type { CardProps, WeekWords } from './card-props.ts';
import styles from './duel-card.module.css';

const SMALL_PX = 22; // the small planet of planet-avatar.module.css

type Duel = NonNullable<WeekJson['duel']>;

/** Shows the duel of the week: both scores on a rope, the time left, and whether the next target would win it. */
export function DuelCard({ week, locale, words }: CardProps) {
  const { duel, target, planet } = week;
  const isRunning = duel?.rival != null;
  return (
    <section className="card" data-card="duel">
      <h2 className={story.over}>
        <Swords data-icon="s" aria-hidden />
        {duel && isRunning ? fill(words.rivalWeek, { day: duel.day }) : words.rival}
      </h2>
      {duel?.rival ? (
        <>
          <Score duel={duel} rival={duel.rival} handle={planet.handle} words={words} />
          <p>{outlook(duel, target?.gain, words, traitsOf(locale).sentenceMark)}</p>
        </>
      ) : (
        <p>{duel ? words.rivalLeft : words.noRival}</p>
      )}
      <footer>
        <Link className={story.go} href={localePath(locale, '/dashboard')}>
          {isRunning ? words.seeDuel : words.pick}
          <ArrowRight data-icon="s" aria-hidden />
        </Link>
      </footer>
    </section>
  );
}

type ScoreProps = { duel: Duel; rival: NonNullable<Duel['rival']>; handle: string; words: WeekWords };

function Score({ duel: { own, theirs }, rival, handle, words }: ScoreProps) {
  const name = rival.name ?? words.anonymous;
  const [lead, scores] = [own - theirs, { own: formatScore(own), theirs: formatScore(theirs), name }];
  const points = formatScore(Math.abs(lead));
  return (
    <>
      <div className={`num ${styles.sides}`}>
        <div>
          <span>
            <PlanetAvatar seed={handle} size="s" />
            {words.you}
          </span>
          <b>{scores.own}</b>
        </div>
        <p>{lead === 0 ? words.level : fill(lead > 0 ? words.ahead : words.behind, { points })}</p>
        <div>
          <span>
            {rival.handle === null ? <GreyPlanet size={SMALL_PX} /> : <PlanetAvatar seed={rival.handle} size="s" />}
            {name}
          </span>
          <b>{scores.theirs}</b>
        </div>
      </div>
      <div
        className={styles.rope}
        role="img"
        aria-label={fill(words.rope, scores)}
        style={{ '--at': `${knotAt(own, theirs)}%` } as CSSProperties}
      >
        <span>
          <Star />
        </span>
      </div>
    </>
  );
}

/** Returns the time left and what the next target would change. */
function outlook({ own, theirs, endsAt }: Duel, gain: number | undefined, words: WeekWords, space: string): string {
  const left = Math.max(0, Date.parse(endsAt) - Date.now());
  const [days, hours, minutes] = [
    Math.floor(left / DAY_MS),
    Math.floor((left % DAY_MS) / HOUR_MS),
    Math.floor((left % HOUR_MS) / MINUTE_MS),
  ];
  const time = days > 0 ? fill(words.daysHours, { days, hours }) : fill(words.hoursMinutes, { hours, minutes });
  const worth =
    gain !== undefined && own <= theirs && fill(own + gain > theirs ? words.enough : words.worth, { points: formatScore(gain) });
  return [fill(words.ends, { time }), ...(worth ? [worth] : [])].join(space);
}
