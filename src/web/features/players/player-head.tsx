import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { MOST_CHOSEN } from '#domain/rankings/duels/rivals.ts';
import type { Language } from '#domain/shared/language.ts';
import { ClassCard } from '#web/features/players/cards/class-card.tsx';
import { PlayerLinks } from '#web/features/players/identity/player-links.tsx';
import { ReportProfile } from '#web/features/players/identity/report-profile.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { GreyPlanet } from '#web/ui/scenery/planet/grey-planet.tsx';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { HeadActions } from './head-actions.tsx';
import { planetOf } from './planet-of.ts';
import styles from './player-head.module.css';
import { PlayerSummary } from './player-summary.tsx';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

const PLANET_SIZE = 216; // px

/**
 * Renders the header of a player's page: the planet, name, class, title and place, bio and links, then the way to the next
 * class with the actions. An anonymous player has a grey planet, a closed account none, and both have no class and no actions.
 */
export function PlayerHead({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players');
  const words = messagesOf(locale).profile;
  const { player, identity, days } = page;
  const { bio = null, links = [], favourite = null } = identity ?? {};
  return (
    <SceneryPanel
      head
      scape={
        <Static as="div">
          <Scape
            seed={player.userId}
            seriesToken={0}
            biome="meadow"
            options={{ ...HEADER_SCAPE, planet: false, grass: 12, grassFrom: 0.6 }}
          />
        </Static>
      }
    >
      <header className={`wrap ${styles.head}`} data-closed={player.closed || undefined}>
        {!player.closed && (
          <Static as="div" className={styles.planet}>
            {player.name === null ? <GreyPlanet size={PLANET_SIZE} /> : <LivingPlanet stats={planetOf(page)} size={PLANET_SIZE} />}
          </Static>
        )}
        <div className={styles.identity}>
          <h1 data-anonymous={player.name === null || undefined}>{player.name ?? t('anonymous')}</h1>
          {player.closed && <p>{t('closed')}</p>}
          <PlayerSummary catalogue={catalogue} page={page} locale={locale} />
          {bio !== null && (
            <p className={styles.bio} dir="auto">
              {bio}
            </p>
          )}
          {!player.closed && <PlayerLinks catalogue={catalogue} favourite={favourite} links={links} first={days[0]?.day} locale={locale} />}
          {(bio !== null || links.length > 0) && <ReportProfile handle={player.handle} words={words.report} />}
        </div>
        {player.name !== null && (
          <ClassCard catalogue={catalogue} page={page} locale={locale}>
            <HeadActions
              handle={player.handle}
              name={player.name}
              settingsHref={localePath(locale, '/auth/settings#about')}
              words={{ edit: words.edit, share: words.share, copied: words.copied, compare: t('compare.submit') }}
              locale={locale}
              rivalWords={{
                add: t('rival.add'),
                drop: t('rival.drop'),
                tooMany: t('rival.tooMany', { most: MOST_CHOSEN }),
                failed: t('rival.failed'),
              }}
            />
          </ClassCard>
        )}
      </header>
    </SceneryPanel>
  );
}
