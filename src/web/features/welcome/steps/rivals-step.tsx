import { inLanguage, type Language } from '#domain/shared/language.ts';
import { RIVALS_TO_PICK } from '#domain/welcome/steps.ts';
import type { FirstProps } from '#web/features/welcome/first-props.ts';
import { gameLabel } from '#web/features/welcome/game-label.ts';
import { shortDay } from '#web/features/welcome/short-day.ts';
import type { WelcomeWords } from '#web/features/welcome/welcome-words.ts';
import { fill, placeText } from '#web/i18n/fill.ts';
import type { OfferedRival } from '#web/server/account/read-new-player.ts';
import shared from '#web/ui/page/shared.module.css';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { Option } from './option.tsx';
import { TICK } from './send-step.ts';
import styles from './steps.module.css';

const PLANET_PX = 64;

/** Renders the players to pick from. Until the player has chosen rivals, the two closest ones are ticked. */
export function RivalsStep({ data: player, offers, words, locale }: FirstProps & { offers: readonly OfferedRival[] }) {
  if (offers.length === 0) return <p>{words.rivals.empty}</p>;
  return (
    <fieldset className={shared.plainFieldset}>
      <legend className="sr">{words.rivals.label}</legend>
      <div className={styles.rivals}>
        {offers.map((offer, index) => {
          const { userId, name, rank, rankClass, planet, isChosen } = offer;
          const classKey = rankClass && CLASS_KEYS[rankClass.id];
          const isTicked = player.rivals.length === 0 ? index < RIVALS_TO_PICK : isChosen;
          return (
            <Option key={userId} type="checkbox" name={`${TICK.rival}${userId}`} isChosen={isTicked} className={styles.rival}>
              <LivingPlanet stats={planet} size={PLANET_PX} />
              <span>
                <b>{name}</b> {classKey && <RankClassBadge classKey={classKey} label={inLanguage(rankClass.name, locale) ?? ''} />}{' '}
                <span className={styles.rank}>{placeText(words.place, locale, rank)}</span>
                <small>{reasonText(offer, words, locale)}</small>
              </span>
            </Option>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Returns why a player is offered as a rival, in one sentence. */
export function reasonText({ reason, gained, game, postedOn, playsGames }: OfferedRival, words: WelcomeWords, locale: Language): string {
  const { reasons } = words.rivals;
  const text = {
    ...reasons,
    close: playsGames ? reasons.closeGames : reasons.close,
    climber: game ? reasons.climber : reasons.climberAll,
  }[reason];
  const date = postedOn === null ? '' : shortDay(postedOn);
  return fill(text, { places: gained, date, game: game ? gameLabel(game, words, locale) : '' });
}
