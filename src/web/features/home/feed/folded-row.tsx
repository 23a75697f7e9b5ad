import type { FeedRecord } from '#domain/rankings/feeds/feed-record.ts';
import { inLanguage } from '#domain/shared/language.ts';
import type { HomeWords } from '#web/features/home/home-words.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './rows.module.css';

type Props = { record: FeedRecord; improved: { readonly value: string; readonly rank: number } | undefined; words: HomeWords };

/** Returns whether the player has posted a better record since, so that this one holds no rank. */
export const isImproved = ({ rank, gain }: Pick<FeedRecord, 'rank' | 'gain'>): boolean => rank === null && gain !== '';

/** Lists a record under the fold: its rank now, stage, player and result, and what the player has posted since. */
export function FoldedRow({ record, improved, words }: Props) {
  const { route, stage, rank, rankText, name, value } = record;
  const { locale, labels, place } = words;
  const t = translate(locale, 'home.feed');
  return (
    <li className={styles.row} data-folded="">
      {rank === null ? (
        <span className={styles.rank}>
          <span aria-hidden="true">–</span>
          <span className="sr">{t(isImproved(record) ? 'sinceImproved' : 'notBest')}</span>
        </span>
      ) : (
        <span className={`num ${styles.rank}`}>{rankText}</span>
      )}
      <div className={styles.what}>
        <Link href={localePath(locale, route)}>{inLanguage(stage, locale)}</Link> · {name ?? labels.anonymous}
        {rank === null && improved && (
          <>
            {' '}
            <span className={styles.chip}>
              {t(isImproved(record) ? 'improved' : 'best', { value: improved.value, place: place(improved.rank) })}
            </span>
          </>
        )}
      </div>
      <p className={`num ${styles.value}`}>
        <b>{value}</b>
      </p>
    </li>
  );
}
