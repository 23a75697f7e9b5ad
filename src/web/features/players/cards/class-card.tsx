import type { CSSProperties, ReactNode } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { ALL_CONSOLES } from '#domain/rankings/filter.ts';
import type { Language } from '#domain/shared/language.ts';
import styles from '#web/features/players/player-head.module.css';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { classProgress } from './class-progress.ts';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language; children: ReactNode };

/** Shows the player's class and the requirements of the next class, above the actions of the page (`children`). */
export function ClassCard({ catalogue, page, locale, children }: Props) {
  const t = translate(locale, 'players.class');
  const { name, colour, value, whole, from, points, next } = classProgress(catalogue, page, locale);
  const sentence = next ? t('ring', { points, missing: next.missing, name: next.name }) : t('ringTop', { points });
  return (
    <section className={styles.class} aria-label={t('label')} style={{ '--c': colour } as CSSProperties}>
      <Static as="div">
        <div className={styles.row}>
          <b className={styles.name}>{name ?? t('none')}</b>
          {next && (
            <div className={styles.aside}>
              <small>{t('next', { name: next.name })}</small>
              <b>{t('missing', { points: next.missing })}</b>
            </div>
          )}
        </div>
        <div className={styles.bar}>
          <ShareBar value={value} whole={whole} colour={colour} sentence={sentence} />
          {next && (
            <div className={styles.ends}>
              <span>{from}</span>
              <span>{next.border}</span>
            </div>
          )}
        </div>
        {!next && <p>{t('top')}</p>}
        {page.filter.console !== ALL_CONSOLES && <p>{t('allConsoles')}</p>}
      </Static>
      {children}
    </section>
  );
}
