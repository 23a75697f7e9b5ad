import { satisfiesDuty } from '#domain/records/evidence/evidence-duty.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatGap, formatShown } from '#domain/records/shown-value.ts';
import { formatMargin, formatScore } from '#domain/shared/score.ts';
import type { PostContext } from '#web/features/records/post/post-context.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import type { PreviewJson } from '#web/server/answer/response-types.ts';
import { ArrowRight, TriangleAlert } from '#web/ui/media/icons.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { PlanetAvatar } from '#web/ui/scenery/planet/planet-avatar.tsx';
import styles from './gain-card.module.css';
import type { PreviewState } from './use-preview.ts';

const NAMES_SHOWN = 5;

export type AttachedEvidence = { readonly picture: boolean; readonly video: boolean };

type Props = { context: PostContext; state: PreviewState; evidence: AttachedEvidence };

/** Shows the effect of a draft while the player types: rank, players passed, points, totals and class. */
export function GainCard({ context, state: { preview, failed, asking }, evidence }: Props) {
  const { gain } = context.words;
  return (
    <section className={styles.card} aria-live="polite" aria-label={gain.title} aria-busy={asking || undefined} data-gain="preview">
      {preview ? (
        <GainDetails context={context} preview={preview} evidence={evidence} />
      ) : (
        <p className={styles.empty}>{failed ? gain.unavailable : gain.empty}</p>
      )}
    </section>
  );
}

type DetailsProps = { context: PostContext; preview: PreviewJson; evidence: AttachedEvidence };

/** Shows everything that a draft changes: rank, players passed, points, class, totals, the next rank and missing evidence. */
export function GainDetails({ context, preview, evidence }: DetailsProps) {
  const { board, words, locale } = context;
  const { gain } = words;
  const { rank, players, passed, nextKey, points } = preview;
  const climbed = rank.before !== null && rank.after !== null ? rank.before - rank.after : 0;
  const shown = passed.players.slice(0, NAMES_SHOWN);
  return (
    <>
      <header className={styles.head}>
        <small>{gain.land}</small>
        <p className={styles.place}>
          <b data-gain="place">{rank.after === null ? '–' : placeText(words.place, locale, rank.after)}</b>
          <span>{fill(gain.of, { players: players.after ?? 0 })}</span>
          {climbed > 0 && <span className={styles.up}>▲ {fill(gain.up, { places: climbed })}</span>}
        </p>
        {!preview.improves && <p>{gain.stays}</p>}
        {preview.improves && preview.bestKey !== null && (
          <p>{fill(gain.better, { gap: formatDistance(gapBetween(board, preview.rankKey, preview.bestKey)) })}</p>
        )}
        {rank.before === null && <p>{gain.first}</p>}
      </header>
      {shown.length > 0 && (
        <div className={styles.passed}>
          <h2>{gain.passed}</h2>
          <ul>
            {shown.map(({ userId, name }) => (
              <li key={userId}>
                <PlanetAvatar seed={userId} size="s" />
                {name ?? words.anonymous}
              </li>
            ))}
          </ul>
          {passed.count > shown.length && <p>{fill(gain.more, { count: passed.count - shown.length })}</p>}
        </div>
      )}
      <dl className={styles.outcome}>
        {points.after !== null && (
          <div>
            <dt>{gain.points}</dt>
            <dd>
              <span data-gain="points">{formatScore(points.after)}</span>
              <Rise by={points.after - (points.before ?? 0)} />
            </dd>
          </div>
        )}
        <Classes context={context} preview={preview} />
      </dl>
      <Totals context={context} totals={preview.totals} />
      <p className={styles.next}>
        {nextKey === null
          ? gain.top
          : `${fill(gain.next, { value: formatShown(shownOfRankKey(board, nextKey)) })} · ${fill(gain.nextPoints, {
              gap: formatGap(gapBetween(board, nextKey, preview.rankKey)),
            })}`}
      </p>
      {preview.evidence.duty !== 'none' && !satisfiesDuty(preview.evidence.duty, { video: evidence.video, image: evidence.picture }) && (
        <p className={styles.duty}>
          <TriangleAlert data-icon="s" aria-hidden />
          {gain[preview.evidence.duty]} {preview.evidence.refusedWithout ? gain.refused : gain.marked}
        </p>
      )}
    </>
  );
}

function Classes({ context: { words, names }, preview: { rankClass } }: { context: PostContext; preview: PreviewJson }) {
  const badge = (value: number | null) => {
    const classKey = value === null ? undefined : CLASS_KEYS[value];
    return classKey && value !== null ? <RankClassBadge classKey={classKey} label={names.classes[value] ?? ''} /> : words.gain.noClass;
  };
  return (
    <div>
      <dt>{words.gain.class}</dt>
      <dd>
        {rankClass.before !== rankClass.after && (
          <>
            {badge(rankClass.before)}
            <ArrowRight data-icon="s" aria-label="→" />
          </>
        )}
        {badge(rankClass.after)}
      </dd>
    </div>
  );
}

/** Lists every total that the record changes, with the new rank and the gain. */
function Totals({ context: { words, names }, totals }: { context: PostContext; totals: PreviewJson['totals'] }) {
  const moved = totals.filter(({ before, after }) => after && (after.points !== before?.points || after.score !== before?.score));
  if (moved.length === 0) return null;
  return (
    <table className={styles.totals}>
      <caption>{words.gain.totals}</caption>
      <tbody>
        {moved.map(({ totalId, before, after }) => (
          <tr key={totalId}>
            <th scope="row">{names.totals[totalId]}</th>
            <td>
              #{formatScore(after?.rank ?? 0)}
              {before && after && before.rank > after.rank && <span className={styles.up}> ▲{before.rank - after.rank}</span>}
            </td>
            <td>
              <Rise by={(after?.points ?? 0) - (before?.points ?? 0)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Rise = ({ by }: { by: number }) => by !== 0 && <span className={by > 0 ? styles.up : styles.down}>{formatMargin(by)}</span>;
