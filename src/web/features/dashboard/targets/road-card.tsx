import type { CSSProperties } from 'react';
import { formatScore } from '#domain/shared/score.ts';
import { boardNames } from '#web/features/dashboard/board-names.ts';
import card from '#web/features/dashboard/card.module.css';
import type { Parts } from '#web/features/dashboard/parts.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import styles from './road-card.module.css';
import { StagePicture } from './stage-picture.tsx';
import { stepText } from './step-text.ts';
import { TargetList } from './target-list.tsx';

const PLANET_PX = 48;

/** Shows the way to the next class in three stages. In the highest class, lists world records in reach instead. */
export function RoadCard({ catalogue, dashboard, locale, labels, handle }: Parts & { handle: string }) {
  const t = translate(locale, 'dashboard');
  const { grand, plan, planets } = dashboard;
  const { next } = grand.span;
  if (!next)
    return plan.records.length === 0 ? null : (
      <section className={`card ${card.card}`} aria-labelledby="road" data-span="12">
        <div className={card.head}>
          <h2 id="road">{t('road.records')}</h2>
        </div>
        <TargetList catalogue={catalogue} locale={locale} targets={plan.records} nth={2} />
      </section>
    );
  if (!plan.road) return null;
  const { steps, sum, missing, passes } = plan.road;
  const name = labels.classes[next.rankClass] ?? '';
  const goalKey = CLASS_KEYS[next.rankClass];
  const ownKey = grand.rankClass === null ? undefined : CLASS_KEYS[grand.rankClass];
  const planet = planets.get(handle);
  return (
    <section className={`card ${card.card} ${styles.road}`} aria-labelledby="road" data-span="12">
      <div className={styles.head}>
        <h2 id="road">{passes ? t('road.title', { count: steps.length, name }) : t('road.towards', { name })}</h2>
        <p>{t('road.sum', { missing: formatScore(missing), count: steps.length, sum: formatScore(sum) })}</p>
      </div>
      <ol className={styles.path} style={{ '--stops': steps.length + 2 } as CSSProperties}>
        <li>
          <span className={styles.stop} data-kind="own">
            {planet && <LivingPlanet stats={planet} size={PLANET_PX} />}
          </span>
          <div>
            <b>{t('road.here')}</b>
            <small>
              {ownKey && <RankClassBadge classKey={ownKey} label={labels.classes[grand.rankClass ?? 0] ?? ''} />}{' '}
              {formatScore(grand.points)}
            </small>
          </div>
        </li>
        {steps.map((step) => {
          const { stage, rule, href } = boardNames(catalogue, step.board, locale);
          const { value, way } = stepText(step, locale);
          return (
            <li key={step.board.boardId}>
              <span className={styles.stop} aria-hidden>
                <StagePicture board={step.board} nth={2} />
              </span>
              <div>
                <Link href={href}>
                  {stage}
                  {rule && <small> {rule}</small>}
                </Link>
                <span className={styles.value}>{value}</span>
                <small>
                  {way} · <span className={styles.gain}>{t('target.gain', { points: formatScore(step.gain) })}</span>
                </small>
              </div>
            </li>
          );
        })}
        <li>
          <span className={styles.stop} data-kind="goal" style={{ '--c': `var(--rank-${goalKey})` } as CSSProperties}>
            {goalKey && <RankClassBadge classKey={goalKey} label={name} />}
          </span>
          <div>
            <b>{t('road.goal', { name })}</b>
            <small>{t('road.from', { points: formatScore(next.points) })}</small>
          </div>
        </li>
      </ol>
    </section>
  );
}
