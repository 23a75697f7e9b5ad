import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/players/player-head.module.css';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { classProgress } from './class-progress.ts';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** Shows the player's class and the requirements of the next class. */
export function ClassCard({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players.class');
  const { name, colour, value, whole, from, next } = classProgress(catalogue, page, locale);
  return (
    <Static as="section" className={styles.class} aria-label={t('label')} style={{ '--c': colour } as CSSProperties}>
      <div className={styles.row}>
        <div>
          <small>{t('label')}</small>
          <b className={styles.name}>{name ?? t('none')}</b>
        </div>
        {next && (
          <div className={styles.aside}>
            <small>{t('next', { name: next.name })}</small>
            <b>{t('missing', { points: next.missing })}</b>
          </div>
        )}
      </div>
      {next ? (
        <div className={styles.bar}>
          <ShareBar value={value} whole={whole} colour={colour} />
          <div className={styles.ends}>
            <span>{from}</span>
            <span>{next.border}</span>
          </div>
        </div>
      ) : (
        <p>{t('top')}</p>
      )}
      {page.filter.console !== ALL_CONSOLES && <p>{t('allConsoles')}</p>}
    </Static>
  );
}
