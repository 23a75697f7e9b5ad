import { chanceOf, effortLevel } from '#domain/advice/score-step.ts';
import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import { gapBetween, shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Suggestion } from '#web/server/account/read-dashboard.ts';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { RankPlate } from '#web/ui/player/rank-plate.tsx';
import styles from './advice-card.module.css';
import { BoardLink } from './board-link.tsx';
import { boardNames } from './board-names.ts';
import type { Parts } from './parts.ts';

/** Returns whether to show a total: always for total 1, otherwise if the player's rank changes. */
const isMoved = ({ totalId, before, after }: Suggestion['simulation']['totals'][number]) =>
  totalId === GRAND_TOTAL || before?.rank !== after?.rank;

type Props = Parts & { suggestion: Suggestion };

/**
 * Renders one suggestion: the target result, the rank and points it would gain, and how many players in the class
 * achieved it.
 */
export function AdviceItem({ catalogue, locale, labels, suggestion }: Props) {
  const t = translate(locale, 'dashboard');
  const { board, rankKey, ownKey, gain, simulation, effort } = suggestion;
  const { rank, passed, totals } = simulation;
  const shown = shownOfRankKey(board, rankKey);
  const kind = board.metric === 'timeLeft' ? 'timeLeft' : shown.kind === 'points' ? 'score' : shown.kind;
  const value = formatShown(shown);
  const chance = chanceOf(effort);
  const hasData = effort && chance !== undefined;
  const first = passed.players[0];
  return (
    <li className={styles.item}>
      <BoardLink catalogue={catalogue} board={board} locale={locale} />
      <b className={styles.gain}>
        <span aria-hidden>{t('advice.gain', { points: formatScore(gain) })}</span>
        <span className="sr">{t('advice.gainSpoken', { points: gain })}</span>
      </b>
      <p>
        {ownKey === null
          ? t('advice.first', { kind, value })
          : t('advice.better', { kind, value, gap: formatDistance(gapBetween(board, rankKey, ownKey)) })}{' '}
        {ownKey !== null && first && t('advice.passes', { others: passed.count - 1, name: first.name ?? labels.anonymous })}
      </p>
      <div className={styles.jump}>
        <span className={styles.ranks} aria-hidden>
          {rank.before !== null && <RankPlate place={0} text={String(rank.before)} />}
          <ArrowRight data-icon="s" />
          <RankPlate place={0} text={String(rank.after)} />
        </span>
        <span className="sr">
          {rank.before === null
            ? t('advice.fromNone', { after: rank.after ?? 0 })
            : t('advice.from', { before: rank.before, after: rank.after ?? 0 })}
        </span>
        {chance !== undefined && <EffortBars level={effortLevel(chance)} locale={locale} />}
      </div>
      <p className={styles.why}>
        {hasData
          ? t(effort.kind === 'again' ? 'advice.again' : 'advice.firstTry', {
              closed: effort.closed,
              tried: effort.tried,
              name: labels.classes[effort.rankClass] ?? '',
            })
          : t('advice.noData')}
      </p>
      <ul className={styles.totals}>
        {totals.filter(isMoved).map(({ totalId, before, after }) => (
          <li key={totalId}>
            {t(before ? 'advice.total' : 'advice.totalNew', {
              name: inLanguage(catalogue.totals.get(totalId)?.name, locale) ?? '',
              before: before ? t('place', { rank: before.rank, shared: 'false' }) : '',
              after: after ? t('place', { rank: after.rank, shared: 'false' }) : '',
            })}
          </li>
        ))}
      </ul>
      <Link className={styles.post} href={boardNames(catalogue, board, locale).postHref}>
        {t('advice.post')}
        <span className="sr">{boardNames(catalogue, board, locale).stage}</span>
      </Link>
    </li>
  );
}

/** Shows the effort level both as bars and as text. */
function EffortBars({ level, locale }: { level: 1 | 2 | 3; locale: Language }) {
  const t = translate(locale, 'dashboard.advice');
  return (
    <span className={styles.effort}>
      {t('effort')}
      <span aria-hidden className={styles.bars}>
        {[1, 2, 3].map((bar) => (
          <i key={bar} data-on={bar <= level || undefined} />
        ))}
      </span>
      <span className="sr">{t('level', { level: String(level) })}</span>
    </span>
  );
}
