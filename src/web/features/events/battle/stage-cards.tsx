import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { listMark } from '#web/i18n/fill.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { eventSides } from './event-sides.ts';
import { shareStops } from './share-stops.ts';
import styles from './stage-cards.module.css';
import { type StageStanding, stageStandings } from './stage-standings.ts';

// With more stages than this, the cards have no landscapes, which would be larger than the rest of the page.
const SCENIC = 8;
const TEAMS_SHOWN = 2;
const SCAPE = {
  width: 240,
  height: 80,
  grass: 8,
  stars: 18,
  constellation: false,
  planetX: 0.8,
  planetY: 0.38,
  planetRadius: 13,
  grassHeight: 22,
};

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Renders one card per stage with the leader and each team's share of the points. */
export function StageCards({ catalogue, view, locale }: Props) {
  const t = translate(locale, 'events.stages');
  const all = translate(locale, 'events');
  const anonymous = all('anonymous');
  const stages = stageStandings(catalogue, view, locale);
  if (stages.length === 0) return null;
  const sides = eventSides(catalogue, view, locale);
  const isScenic = stages.length <= SCENIC;
  const share = ({ teamId, points }: StageStanding['teams'][number]) =>
    t('share', { team: sides.get(teamId)?.name ?? '', points: formatScore(points) });
  const line = ({ players, leader, teams }: StageStanding) => {
    if (view.sealed || view.window === 'not-begun') return null;
    if (players === 0) return t('empty');
    if (teams.length > 0) return teams.slice(0, TEAMS_SHOWN).map(share).join(listMark(locale));
    return t(view.window === 'over' ? 'won' : 'first', { name: view.names.get(leader ?? 0)?.name ?? anonymous });
  };
  return (
    <section aria-labelledby="stages">
      <div className={styles.top}>
        <h2 id="stages">{t('title')}</h2>
        <a className="link tap" href="#rules">
          {t('rules')}
        </a>
      </div>
      <ul className={styles.cards} data-scenic={isScenic || undefined} style={{ '--columns': columnsFor(stages.length) } as CSSProperties}>
        {stages.map((stage) => (
          <li key={stage.href} className="card">
            <Link href={stage.href}>
              {isScenic && (
                <span className={styles.scape} aria-hidden="true">
                  <Scape seed={stage.stageId} seriesToken={seriesToken(stage.seriesId)} options={SCAPE} />
                </span>
              )}
              <span className={styles.words}>
                <b>{stage.name}</b>
                <small>{line(stage)}</small>
                {sides.size > 0 && (
                  <Split teams={stage.teams} sides={sides} label={t('shares', { shares: stage.teams.map(share).join(listMark(locale)) })} />
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the number of columns, at most five, that distributes the cards evenly over the rows. */
const columnsFor = (count: number): number => Math.ceil(count / Math.ceil(count / 5));

type SplitProps = { teams: StageStanding['teams']; sides: ReturnType<typeof eventSides>; label: string };

/**
 * Draws each team's share of a stage's points as one element. Teams are in the event's order, so that colours keep their
 * position.
 */
function Split({ teams, sides, label }: SplitProps) {
  const points = new Map(teams.map((team) => [team.teamId, team.points]));
  const parts = [...sides].flatMap(([teamId, { colour }]) =>
    [{ colour, points: points.get(teamId) ?? 0 }].filter((part) => part.points > 0),
  );
  return (
    <span className={styles.split} style={{ '--shares': shareStops(parts) } as CSSProperties}>
      {teams.length > TEAMS_SHOWN && <span className="sr">{label}</span>}
    </span>
  );
}
