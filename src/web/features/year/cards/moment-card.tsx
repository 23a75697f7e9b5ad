import { boardPlace, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { inLanguage } from '#domain/shared/language.ts';
import { dayName, monthName } from '#web/features/year/year-dates.ts';
import page from '#web/features/year/year-page.module.css';
import { className, rankText, type YearProps } from '#web/features/year/year-parts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Star } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './moment-card.module.css';
import { momentText } from './moment-text.ts';

const SCAPE = { width: 720, height: 300, align: 'xMidYMid slice', planetX: 0.74, planetY: 0.3, planetRadius: 52 };

/** Shows the moment of a year before its landscape. Shows nothing for a year without one. */
export function MomentCard({ catalogue, review, locale }: YearProps) {
  const t = translate(locale, 'year.moment');
  const { moment, player, isOwn, isRunning } = review;
  if (!moment) return null;
  const kick = (when: string) => t('kick', { own: String(isOwn), running: String(isRunning), when });
  if (moment.kind === 'class-up') {
    const month = monthName(moment.climb.reached, locale);
    return (
      <article className={`card ${page.card} ${page.moment} ${styles.moment}`}>
        <Scape seed={player.userId} seriesToken={0} biome="garden" options={{ ...SCAPE, planet: false }} />
        <Kick text={kick(month)} />
        <h2>{t('class-up', { name: className(catalogue, moment.climb.to, locale) })}</h2>
        <p>{t('classText', { month })}</p>
      </article>
    );
  }
  const { kind, board, rank, rankKey, recordId, day } = moment;
  const words = { stage: inLanguage(boardPlace(catalogue, board)?.name, locale) ?? '', place: rankText(rank, locale) };
  const title = t(kind === 'world-record' || kind === 'first-post' ? kind : 'placed', words);
  return (
    <article className={`card ${page.card} ${page.moment} ${styles.moment}`}>
      <Scape seed={board.refId} seriesToken={seriesToken(listedSeries(board))} options={SCAPE} />
      <Kick text={kick(dayName(day, locale))} />
      <h2>
        <Link href={localePath(locale, recordRoute(recordId))}>{title}</Link>
      </h2>
      <div>
        <b>{formatShown(shownOfRankKey(board, rankKey))}</b>
        <p>{momentText(moment, player.userId, isOwn, locale)}</p>
      </div>
    </article>
  );
}

const Kick = ({ text }: { text: string }) => (
  <p className={styles.kick}>
    <Star aria-hidden />
    {text}
  </p>
);
