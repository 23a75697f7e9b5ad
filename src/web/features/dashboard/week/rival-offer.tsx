import { formatScore } from '#domain/shared/score.ts';
import type { Parts } from '#web/features/dashboard/parts.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { PlayerName } from '#web/ui/player/player-name.tsx';
import { PickRival } from './pick-rival.tsx';
import styles from './week-card.module.css';

/** Offers players near the reader as rivals, and a way to find others. */
export function RivalOffer({ dashboard, locale, labels }: Parts) {
  const t = translate(locale, 'dashboard.week');
  return (
    <>
      <ul className={styles.offer}>
        {dashboard.offered.map(({ userId, handle, name, rankClass, rank, points }) => (
          <li key={userId}>
            <span>
              <PlayerName handle={handle} name={name} rankClass={rankClass} labels={labels} />
              {rank !== null && <small>{t('offer', { rank, points: formatScore(points) })}</small>}
            </span>
            <PickRival userId={handle} label={t('add')} spoken={t('addSpoken', { name: name ?? labels.anonymous })} failed={t('failed')} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="ghost" size="s" href={localePath(locale, '/ranking')}>
          {t('find')}
        </ButtonLink>
      </p>
    </>
  );
}
