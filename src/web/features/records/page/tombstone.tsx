import { boardRoute } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { recordRoute } from '#domain/catalogue/routes.ts';
import { shownOfRankKey } from '#domain/records/rank-key.ts';
import { formatShown } from '#domain/records/shown-value.ts';
import { dayOf, formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { AppealForm } from '#web/features/records/fairness/appeal-form.tsx';
import { makeFairnessContext } from '#web/features/records/fairness/fairness-context.ts';
import type { RecordNames } from '#web/features/records/head/record-names.ts';
import { postHref } from '#web/features/records/post/post-href.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { readMedianWait } from '#web/server/account/read-log.ts';
import type { ShownRecord } from '#web/server/rankings/read-record.ts';
import { siteZone } from '#web/server/site/site-settings.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import shared from '#web/ui/page/shared.module.css';
import { type PlayerLabels, PlayerName } from '#web/ui/player/player-name.tsx';
import { PlantLabel } from './plant-label.tsx';
import { RecordCrumbs } from './record-head.tsx';
import { RecordLog } from './record-log.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './tombstone.module.css';
import { WhyCard } from './why-card.tsx';

type Props = { catalogue: Catalogue; shown: ShownRecord; names: RecordNames; labels: PlayerLabels; locale: Language };

/** Renders the page of a record that no longer counts, with the reason and a link to the record that counts instead. */
export async function Tombstone({ catalogue, shown, names, labels, locale }: Props) {
  const t = translate(locale, 'records');
  const fairness = translate(locale, 'fairness');
  const log = translate(locale, 'log');
  const wait = await readMedianWait();
  const { board, record, best } = shown;
  const state = record.state === 'declined' ? 'declined' : 'withdrawn';
  return (
    <main id="main" className="wrap">
      <div className={styles.crumbs}>
        <RecordCrumbs catalogue={catalogue} shown={shown} names={names} locale={locale} />
      </div>
      <div className={`${shared.split} ${styles.columns}`}>
        <div className={styles.stack}>
          <section className={styles.tomb}>
            <PlantLabel />
            <div>
              <h1>{t(`tombstone.${state}`)}</h1>
              <p className={styles.was}>{names.value}</p>
              <div className={styles.player}>
                <PlayerName handle={record.handle} name={record.name} rankClass={record.rankClass} labels={labels} />
                <StateBadge kind={record.state} label={t(`states.${record.state}`)} />
                <span>
                  {t('page.posted')} {formatDate(dayOf(record.postedAt, siteZone()))}
                </span>
              </div>
              <p className={styles.note}>{t('tombstone.text')}</p>
            </div>
          </section>
          <WhyCard shown={shown} player={names.player} locale={locale} />
          <section className={`card ${styles.padded}`} aria-labelledby="instead">
            <h2 id="instead">{t('tombstone.inItsPlace')}</h2>
            <p>
              {best
                ? `${formatShown(shownOfRankKey(board, best.rankKey))} · ${formatDate(dayOf(best.postedAt, siteZone()))}`
                : t('tombstone.nothing', { name: names.player })}
            </p>
            <div className={styles.actions}>
              {best && (
                <ButtonLink variant="line" href={localePath(locale, recordRoute(best.recordId))}>
                  {t('tombstone.openThat')}
                </ButtonLink>
              )}
              <ButtonLink variant="ghost" href={localePath(locale, boardRoute(catalogue, board))}>
                {t('tombstone.toBoard')}
              </ButtonLink>
            </div>
          </section>
          {/* Last, because this form appears after the session has loaded and must not shift the layout. */}
          {state === 'declined' && !shown.verdict?.appeal && (
            <AppealForm
              context={makeFairnessContext(catalogue, shown, locale)}
              wait={wait && fairness('appeal.wait', { wait: log(`waits.${wait.unit}`, { count: wait.count }) })}
              postHref={localePath(locale, postHref(board))}
            />
          )}
        </div>
        <RecordLog catalogue={catalogue} shown={shown} locale={locale} />
      </div>
    </main>
  );
}
