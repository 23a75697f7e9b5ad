import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import styles from './player-head.module.css';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

/** The lines below a player's name: class, title, place in total 1 and user ID, then points, boards and last post. */
export function PlayerSummary({ catalogue, page: { player, totals, grand: own, days, identity }, locale }: Props) {
  const t = translate(locale, 'players.head');
  const grand = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
  const classKey = own.rankClass === null || player.name === null ? undefined : CLASS_KEYS[own.rankClass];
  const title = identity?.title;
  const last = days.at(-1)?.day;
  return (
    <Static as="div" className={styles.summary}>
      <p>
        {classKey && own.rankClass !== null && (
          <RankClassBadge classKey={classKey} label={inLanguage(catalogue.rankClasses.get(own.rankClass)?.name, locale) ?? ''} />
        )}
        {title && <b>{messagesOf(locale).profile.badges.names[title]}</b>}
        {grand && <span>{t('overall', { place: placeText(messagesOf(locale).records.place, locale, grand.rank) })}</span>}
        {!player.closed && <span>{`@${player.handle}`}</span>}
      </p>
      <ul>
        {grand && <li>{t('points', { points: formatScore(grand.points) })}</li>}
        {grand && <li>{t('boards', { played: grand.boardsPlayed, all: grand.boards })}</li>}
        {last && <li>{t('lastPost', { day: formatDate(last) })}</li>}
      </ul>
    </Static>
  );
}
