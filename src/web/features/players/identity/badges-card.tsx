import type { CSSProperties } from 'react';
import {
  BADGES,
  BOARDS_FROM,
  EVENTS_FROM,
  HELD_DAYS_FROM,
  MEDALS_FROM,
  MONTHS_FROM,
  NIGHT_BOARDS_FROM,
  type PlayerBadge,
  RUNS_FROM,
  YEARS_FROM,
} from '#domain/badges/badges.ts';
import type { Language } from '#domain/shared/language.ts';
import fold from '#web/features/players/fold.module.css';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import { ChevronDown } from '#web/ui/media/icons.tsx';
import { BADGE_LOOKS } from './badge-icons.ts';
import styles from './badges-card.module.css';

type Props = { badges: readonly PlayerBadge[]; locale: Language };

const BORDERS = {
  nightBoards: NIGHT_BOARDS_FROM,
  heldDays: HELD_DAYS_FROM,
  medals: MEDALS_FROM,
  boards: BOARDS_FROM,
  runs: RUNS_FROM,
  events: EVENTS_FROM,
  months: MONTHS_FROM,
  years: YEARS_FROM,
};

/** The badges that the player has earned, each with its number, then the first one that is missing, and the rules of all. */
export function BadgesCard({ badges, locale }: Props) {
  const t = translate(locale, 'profile.badges');
  const earned = badges.filter(({ isEarned }) => isEarned);
  const missing = badges.find(({ isEarned }) => !isEarned);
  return (
    <Static as="section" className={`card ${styles.card}`} aria-labelledby="badges">
      <div className={styles.heading}>
        <h2 id="badges">{t('heading')}</h2>
        <span>{t('count', { earned: earned.length, all: badges.length })}</span>
      </div>
      <ul className={styles.badges}>
        {[...earned, ...(missing ? [missing] : [])].map(({ id, isEarned, figure }) => {
          const { Icon, colour } = BADGE_LOOKS[id];
          return (
            <li key={id} data-missing={!isEarned || undefined} style={{ '--c': colour } as CSSProperties}>
              <span>
                <Icon aria-hidden />
              </span>
              <b>{t(`names.${id}`)}</b>
              <small>{isEarned ? t(`figures.${id}`, { figure }) : t('notYet')}</small>
            </li>
          );
        })}
      </ul>
      <details className={styles.all}>
        <summary className={fold.head}>
          {t('all')}
          <ChevronDown />
        </summary>
        <dl>
          {BADGES.map(({ id }) => (
            <div key={id}>
              <dt>{t(`names.${id}`)}</dt>
              <dd>{t(`rules.${id}`, BORDERS)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Static>
  );
}
