import { boardPlace, boardRoute, listedSeries } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { stagePath } from '#domain/catalogue/stage-places.ts';
import { bonusOf } from '#domain/records/bonus.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import { formatDistance, formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import type { RecordNames } from '#web/features/records/head/record-names.ts';
import { targetText } from '#web/features/records/result/target-text.ts';
import { countText, placeText } from '#web/i18n/fill.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { inOtherLanguage } from '#web/i18n/other-language.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { ArrowRight } from '#web/ui/media/icons.tsx';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './record-head.module.css';
import { StateBadge } from './state-badge.tsx';

type Props = { catalogue: Catalogue; shown: ShownRecord; names: RecordNames; labels: PlayerLabels; locale: Language };

/** Renders the result of a record in large type, with the player, the stage and the rank then and now. */
export function RecordHead({ catalogue, shown, names, labels, locale }: Props) {
  const t = translate(locale, 'records');
  const { board, record, best, isBest, bestCame, rankThen, passedBy } = shown;
  const home = board.kind === 'stage' ? catalogue.stages.get(board.refId) : undefined;
  const where = boardPlace(catalogue, board);
  const other = where && inOtherLanguage(where.name, locale);
  const bonus = home && bonusOf(board, home, record.rankKey);
  const place = (rank: number | null | undefined) =>
    rank == null ? t('page.noRank') : placeText(messagesOf(locale).records.place, locale, rank);
  return (
    <SceneryPanel head scape={<Scape seed={board.refId} seriesToken={seriesToken(board.seriesId)} options={HEADER_SCAPE} />}>
      <header className={`wrap ${styles.head}`}>
        <RecordCrumbs catalogue={catalogue} shown={shown} names={names} locale={locale} />
        <div>
          <h1 className={styles.title}>
            <span className={styles.value}>{names.value}</span>
            <Link className={styles.stage} href={localePath(locale, boardRoute(catalogue, board))}>
              {names.stage}
              {other && <small lang={other.lang}>{other.text}</small>}
            </Link>
          </h1>
          <div className={styles.player}>
            <PlayerName handle={record.handle} name={record.name} rankClass={record.rankClass} labels={labels} />
            <StateBadge kind={record.state} label={t(`states.${record.state}`)} />
            {isBest && <StateBadge kind="best" label={t('page.best')} />}
            {bonus && <span className={styles.chip}>{`${messagesOf(locale).rankings.table.columns.bonus} ${formatShown(bonus)}`}</span>}
          </div>
        </div>
        <div className={styles.ranks}>
          <div>
            <small>{t('page.whenPosted')}</small>
            <b className={styles.was}>{place(rankThen)}</b>
          </div>
          <ArrowRight aria-hidden />
          <div>
            <small>{t('page.now')}</small>
            <b>{place(isBest ? best?.rank : null)}</b>
          </div>
          {isBest && best && <p>{standingText(shown, best, locale)}</p>}
          {passedBy && (
            <p>
              {t.rich('page.passedBy', {
                name: passedBy.name ?? labels.anonymous,
                gap: formatDistance(gapBetween(board, passedBy.rankKey, record.rankKey)),
                when: () => <When at={passedBy.postedAt.getTime()} text={formatDate(dayOf(passedBy.postedAt, siteZone()))} />,
              })}
            </p>
          )}
          {bestCame && <p>{t(`page.bestCame.${bestCame}`, { name: names.player })}</p>}
        </div>
      </header>
    </SceneryPanel>
  );
}

/** Returns the author's place among all players and what it takes to tie the next better one. */
function standingText({ board, record, above }: ShownRecord, best: NonNullable<ShownRecord['best']>, locale: Language): string {
  const words = messagesOf(locale).postResult;
  const place = placeText(words.place, locale, best.rank);
  const standing = countText(words.standing, locale, best.players, { place });
  const next = above.findLast(({ rankKey }) => rankKey < record.rankKey);
  if (!next) return standing;
  return `${standing} · ${targetText({ ...next, gap: gapBetween(board, next.rankKey, record.rankKey) }, locale, words)}`;
}

/** Renders the breadcrumbs of a record page. */
export function RecordCrumbs({ catalogue, shown: { board, record }, names, locale }: Omit<Props, 'labels'>) {
  const t = translate(locale, 'records.page');
  const path = board.kind === 'speedrun' ? undefined : stagePath(catalogue, board.refId);
  const series = path?.series ?? catalogue.series.get(listedSeries(board));
  return (
    <Crumbs
      label={messagesOf(locale).rankings.breadcrumb}
      items={[
        ...(series ? [{ label: inLanguage(series.short, locale) }] : []),
        ...(path?.above ? [{ label: inLanguage(path.above.name, locale), href: localePath(locale, path.above.route) }] : []),
        {
          label: `${board.refId} ${names.stage}`,
          href: localePath(locale, boardRoute(catalogue, board)),
        },
        { label: t('crumb', { id: record.recordId }) },
      ]}
    />
  );
}
