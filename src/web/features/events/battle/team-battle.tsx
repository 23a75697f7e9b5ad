import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatRank } from '#domain/rankings/ranks.ts';
import { formatMinute } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { EventView } from '#web/server/events/read-event.ts';
import { TeamMark } from '#web/ui/player/team-mark.tsx';
import { StackedBars, type StackedSide } from '#web/ui/table/stacked-bars.tsx';
import { TugBar } from '#web/ui/table/tug-bar.tsx';
import { eventSides } from './event-sides.ts';
import styles from './team-battle.module.css';

type Props = { catalogue: Catalogue; view: EventView; locale: Language };

/** Shows the team standings as a tug bar for two teams and as stacked bars for more. Renders nothing without teams. */
export function TeamBattle({ catalogue, view, locale }: Props) {
  const t = translate(locale, 'eventBattle');
  const sides = eventSides(catalogue, view, locale);
  if (sides.size < 2) return null;
  const members = (teamId: number) => t('members', { count: view.members.filter((member) => member.teamId === teamId).length });
  if (view.sealed) {
    return (
      <section className={`card ${styles.battle}`} aria-label={t('title')}>
        <ul className={styles.hidden}>
          {[...sides].map(([teamId, side]) => (
            <li key={teamId}>
              <TeamMark side={side} size="l" />
              <span>
                <b>{side.name}</b>
                <small>{members(teamId)}</small>
              </span>
            </li>
          ))}
        </ul>
        <p>{t('hidden', { until: formatMinute(new Date(view.event.endsAt), view.event.zone) })}</p>
      </section>
    );
  }
  const stacked = view.teams.flatMap(({ teamId, rank, shared, points }): StackedSide[] => {
    const side = sides.get(teamId);
    const shown = formatScore(points);
    return side ? [{ ...side, rank, rankText: formatRank(rank, shared), points, shown, note: members(teamId) }] : [];
  });
  const [first, second] = stacked;
  const [left, right] = stacked.toSorted((a, b) => a.order - b.order);
  if (!first || !second || !left || !right) return null;
  const lead = first.points - second.points;
  const isOver = view.window === 'over';
  return (
    <section className={`card ${styles.battle}`} aria-label={t('title')}>
      {sides.size === 2 ? (
        <TugBar
          heading="h2"
          sentence={t('tug', { left: left.name, leftPoints: left.shown, right: right.name, rightPoints: right.shown })}
          sides={[left, right]}
        >
          <p className={styles.lead}>
            {lead > 0 ? (
              <>
                <small>{t(isOver ? 'wonBy' : 'leadsBy', { team: first.name })}</small> <b>{formatScore(lead)}</b>
              </>
            ) : (
              <small>{t(first.points > 0 ? 'level' : 'noPoints')}</small>
            )}
          </p>
        </TugBar>
      ) : (
        <StackedBars
          sentence={t(lead > 0 ? (isOver ? 'stackedOver' : 'stacked') : 'stackedLevel', {
            count: stacked.length,
            team: first.name,
            points: first.shown,
          })}
          sides={stacked}
        />
      )}
    </section>
  );
}
