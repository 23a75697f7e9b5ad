import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import type { Language } from '#domain/shared/language.ts';
import { planetOf } from '#web/features/players/planet-of.ts';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { BadgesCard } from './badges-card.tsx';
import { Highlights } from './highlights.tsx';
import { OwnDuel } from './own-duel.tsx';
import { OwnYearLink } from './own-year-link.tsx';
import { PinnedRuns } from './pinned-runs.tsx';
import { PlanetFacts } from './planet-facts.tsx';
import styles from './player-identity.module.css';

type Props = { catalogue: Catalogue; page: PlayerPage; identity: NonNullable<PlayerPage['identity']>; locale: Language };

/** What a player is proud of: the planet explained, highlights, pinned runs and badges, then the reader against the player. */
export function PlayerIdentity({ catalogue, page, identity, locale }: Props) {
  const words = messagesOf(locale).profile;
  const { handle, name } = page.player;
  const own = (
    <div className={styles.own}>
      <p>{words.duel.ownText}</p>
      <ButtonLink variant="line" href={localePath(locale, '/auth/settings#about')}>
        {words.edit}
      </ButtonLink>
      <OwnYearLink handle={handle} days={page.days} today={page.today} locale={locale} />
    </div>
  );
  return (
    <div className={styles.identity}>
      <PlanetFacts catalogue={catalogue} page={page} stats={planetOf(page)} locale={locale} />
      <Highlights catalogue={catalogue} page={page} locale={locale} />
      <PinnedRuns catalogue={catalogue} page={page} identity={identity} locale={locale} />
      <div className={styles.pair}>
        <BadgesCard badges={identity.badges} locale={locale} />
        {name !== null && <OwnDuel handle={handle} name={name} locale={locale} words={words.duel} own={own} />}
      </div>
    </div>
  );
}
