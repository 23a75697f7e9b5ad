import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import type { Beaten, GamePage } from '#web/server/rankings/read-game.ts';
import { FoldHead } from '#web/ui/fold/fold-head.tsx';
import { Flag, Star, TrendingUp } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import styles from './cards.module.css';
import { writePlace } from './place-text.ts';

type Props = { catalogue: Catalogue; page: GamePage; locale: Language };

const MEDALS = 3; // Last rank that is shown as a number of its own.

/** Lists the news of a game, the most important first: what each record reached, by whom and when. */
export function LatelyCard({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'game');
  const { lately, beaten, game } = page;
  const [oldest] = lately.map(({ record }) => record.postedOn).sort();
  return (
    <section className={`card ${styles.card} ${styles.lately}`} aria-labelledby="lately">
      <FoldHead label={t('group.toggle', { name: t('lately.heading') })} isOpen={false}>
        <h2 id="lately">{t('lately.heading')}</h2>
        {oldest && <small>{t('lately.since', { day: oldest })}</small>}
        <Link className={styles.all} href={localePath(locale, `/records?series=${game.series.id}`)}>
          {t('lately.all')}
        </Link>
      </FoldHead>
      {lately.length === 0 && <p className={styles.none}>{t('lately.none')}</p>}
      <ol>
        {lately.map(({ record, kind }) => {
          const { recordId, rank, rankClass, name } = record;
          const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
          return (
            <li key={recordId}>
              <Badge record={record} />
              <div className={styles.what}>
                <Link href={localePath(locale, record.route)}>{inLanguage(record.stage, locale)}</Link>
                <small>
                  <span>{name ?? t('anonymous')}</span>
                  {name !== null && classKey && rankClass !== null && (
                    <RankClassBadge classKey={classKey} label={inLanguage(catalogue.rankClasses.get(rankClass)?.name, locale) ?? ''} />
                  )}
                  <span>
                    {kind === 'world-record'
                      ? took(beaten.get(recordId), locale)
                      : rank === null
                        ? t('lately.beaten')
                        : reached(record, rank, locale)}
                  </span>
                </small>
              </div>
              <div className={styles.value}>
                <b>{record.value}</b>
                <small>
                  <When at={record.postedAt} text={record.postedOn} />
                </small>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Badge({ record: { rank, gain } }: { record: FeedRecord }) {
  const kind = rank === 1 ? 'record' : rank !== null && rank <= MEDALS ? 'medal' : gain === null ? 'first' : 'better';
  return (
    <span className={styles.badge} data-kind={kind} aria-hidden="true">
      {kind === 'record' && <Star />}
      {kind === 'medal' && rank}
      {kind === 'first' && <Flag />}
      {kind === 'better' && <TrendingUp />}
    </span>
  );
}

/** Says whose world record was beaten, where that is known. */
function took(beaten: Beaten | undefined, locale: Language): string {
  const t = translate(locale, 'game.lately');
  if (beaten?.isOwn) return t('ownRecord');
  return beaten?.name ? t('took', { name: beaten.name }) : t('record');
}

/** Says what a record reached. Its rank is the present one. */
function reached({ rankText, gain }: FeedRecord, rank: number, locale: Language): string {
  const t = translate(locale, 'game.lately');
  const shared = rankText.startsWith('=');
  const place = writePlace(messagesOf(locale).game, locale, { rank, shared });
  if (rank === 1) return shared ? t('recordTied') : t('record');
  if (gain === null) return t('first', { place });
  return rank <= MEDALS || gain === '' ? t('rose', { place }) : t('improved', { place, gain });
}
