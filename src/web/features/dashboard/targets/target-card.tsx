import type { CSSProperties, ReactNode } from 'react';
import { chanceOf } from '#domain/advice/score-step.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { formatScore } from '#domain/shared/score.ts';
import { boardNames } from '#web/features/dashboard/board-names.ts';
import type { Parts } from '#web/features/dashboard/parts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { ShownTarget } from '#web/server/account/read-dashboard.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { ArrowRight, ChevronDown, Plus, Target } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { StagePicture } from './stage-picture.tsx';
import { stepText } from './step-text.ts';
import styles from './target-card.module.css';

type Props = Parts & { nth: number; zone: string };

/** Shows one target: the result to aim for, the place that it reaches, and the button to post it. */
export function TargetCard(parts: Props) {
  const { catalogue, dashboard, locale, nth } = parts;
  const t = translate(locale, 'dashboard');
  const { target, plan } = dashboard;
  if (!target)
    return (
      <section className={`card ${styles.card}`} aria-labelledby="target">
        <h2 id="target">{t('target.title')}</h2>
        <p>{t('target.none')}</p>
      </section>
    );
  const { board, ownRank, rank } = target;
  const { stage, rule, href, postHref } = boardNames(catalogue, board, locale);
  const { value, better } = stepText(target, locale);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="target">
      <div className={styles.picture} aria-hidden>
        <StagePicture board={board} nth={0} wide />
      </div>
      <p className={styles.kicker} id="target">
        <Target data-icon="s" />
        {t(ownRank === null ? 'target.first' : 'target.title')}
      </p>
      <h2>
        <Link href={href} style={{ '--c': `var(--planet-${seriesToken(board.seriesId)})` } as CSSProperties}>
          <i aria-hidden />
          {stage}
          {rule && <small> {rule}</small>}
        </Link>
      </h2>
      <p className={styles.number}>{value}</p>
      <p className={styles.step}>
        {ownRank !== null && (
          <>
            {t('target.to', { rank: ownRank })}
            <ArrowRight data-icon="s" aria-label="→" />
          </>
        )}
        <RankPlate place={rank} text={t('target.to', { rank })} />
        <span>{better}</span>
      </p>
      <Reasons {...parts} target={target} />
      <div className={styles.actions}>
        <ButtonLink variant="primary" href={postHref}>
          <Plus data-icon="s" />
          {t('submit')}
        </ButtonLink>
        {plan.targets.length > 1 && (
          <ButtonLink variant="ghost" href={localePath(locale, `/dashboard?target=${(nth + 1) % plan.targets.length}`)}>
            {t('target.another')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Explains the target: the points, how often players of the class reached as much, and the player's best. */
function Reasons({ target, locale, labels, dashboard, zone }: Props & { target: ShownTarget }) {
  const t = translate(locale, 'dashboard.target');
  const { gain, points, levelWith, effort, best, board } = target;
  const b = (text: ReactNode) => <b>{text}</b>;
  const won = { gain: formatScore(gain), before: formatScore(points.before), after: formatScore(points.after), b };
  const name = labels.classes[dashboard.grand.rankClass ?? 0] ?? '';
  return (
    <details className={styles.why}>
      <summary>
        {t('why')}
        <ChevronDown data-icon="s" />
      </summary>
      <div>
        <p>{levelWith === null ? t.rich('points', won) : t.rich('level', { ...won, name: levelWith })}</p>
        <p>
          {effort && chanceOf(effort) !== undefined
            ? t.rich(effort.kind === 'again' ? 'again' : 'firstTry', { tried: effort.tried, closed: effort.closed, name, b })
            : t('noData', { name })}
        </p>
        {best && (
          <p>{t('best', { value: formatShown(shownOfRankKey(board, best.rankKey)), date: formatDate(dayOf(best.postedAt, zone)) })}</p>
        )}
      </div>
    </details>
  );
}
