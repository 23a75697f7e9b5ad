import { boardPlace } from '#domain/catalogue/boards/board-place.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { heldPlaces } from '#domain/rankings/player/held-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { isWhole } from '#web/features/players/is-whole.ts';
import { recordPath } from '#web/features/players/player-hrefs.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';
import styles from './cards.module.css';

const SHOWN = 3;

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Lists the player's current first places, sole and tied, and how long they have been held. */
export function HeldCard({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players.held');
  const { held, sole, tied, days } = heldPlaces(page.standings, page.day, page.zone);
  const stats = [
    [t('sole'), sole],
    [t('tied'), tied],
    [t('days'), days],
  ] as const;
  return (
    <Static as="section" className={`card ${styles.card}`} aria-labelledby="held">
      <h2 id="held">{isWhole(page) ? t('heading') : t('headingFiltered')}</h2>
      {held.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <>
          <dl className={styles.stats}>
            {stats.map(([term, stat]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{formatScore(stat)}</dd>
              </div>
            ))}
          </dl>
          <ol className={styles.list} aria-label={t('longest')}>
            {held.slice(0, SHOWN).map(({ board, recordId, shared, days: own }) => (
              <li key={recordId}>
                <Link href={recordPath(locale, recordId)}>{inLanguage(boardPlace(catalogue, board)?.name, locale)}</Link>
                <span>
                  {shared && `${t('tiedMark')} · `}
                  {t('forDays', { days: own })}
                </span>
              </li>
            ))}
          </ol>
          <p className={styles.note}>{t('note')}</p>
        </>
      )}
    </Static>
  );
}
