import { playerRoute } from '#domain/catalogue/routes.ts';
import { gapBetween } from '#domain/records/rank-key.ts';
import { formatDistance } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { When } from '#web/i18n/when.tsx';
import { siteZone } from '#web/server/site/site-settings.ts';
import { Link } from '#web/ui/nav/link.tsx';
import { BoardLink } from './board-link.tsx';
import { boardNames } from './board-names.ts';
import card from './card.module.css';
import type { Parts } from './parts.ts';
import styles from './passings-card.module.css';

const SHOWN = 5;

/** Lists the players who passed the reader this week, with the board, the margin and a link to post a better record. */
export function PassingsCard({ catalogue, dashboard, locale, labels }: Parts) {
  const t = translate(locale, 'dashboard.passings');
  const { passings } = dashboard;
  return (
    <section className={`card ${card.card}`} aria-labelledby="passings">
      <div className={card.head}>
        <h2 id="passings">{t('title')}</h2>
      </div>
      {passings.length === 0 && <p className={card.note}>{t('none')}</p>}
      <ul>
        {passings.slice(0, SHOWN).map(({ recordId, board, handle, name, rankKey, ownKey, postedAt }) => {
          const { stage, postHref } = boardNames(catalogue, board, locale);
          return (
            <li key={recordId} className={styles.row}>
              <div>
                <BoardLink catalogue={catalogue} board={board} locale={locale} />
                <p>
                  <Link href={localePath(locale, playerRoute(handle))}>{t('line', { name: name ?? labels.anonymous })}</Link>
                  {' · '}
                  {t('missing', { gap: formatDistance(gapBetween(board, rankKey, ownKey)) })}
                  {' · '}
                  <span className={styles.when}>
                    <When at={postedAt.getTime()} text={formatDate(dayOf(postedAt, siteZone()))} />
                  </span>
                </p>
              </div>
              <Link className={styles.back} href={postHref} aria-label={t('takeBackOn', { stage })}>
                {t('takeBack')}
              </Link>
            </li>
          );
        })}
      </ul>
      {passings.length > SHOWN && <p className={card.note}>{t('more', { count: passings.length - SHOWN })}</p>}
    </section>
  );
}
