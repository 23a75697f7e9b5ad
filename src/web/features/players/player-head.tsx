import { GRAND_TOTAL } from '#domain/catalogue/boards/total-boards.ts';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { planetStatsOf } from '#domain/planet/planet-stats-of.ts';
import { MOST_CHOSEN } from '#domain/rankings/duels/rivals.ts';
import { countMedals } from '#domain/rankings/player/held-places.ts';
import { formatDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { ClassCard } from '#web/features/players/cards/class-card.tsx';
import { ClassRing } from '#web/features/players/cards/class-ring.tsx';
import { Medals } from '#web/features/players/cards/medals.tsx';
import { RivalButton } from '#web/features/players/compare/rival-button.tsx';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import { Facts } from '#web/ui/table/facts.tsx';
import { HeadActions } from './head-actions.tsx';
import styles from './player-head.module.css';
import { PlayerSummary } from './player-summary.tsx';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

const PLANET_SIZE = 120; // px, from which the planet shows everything

/** Renders the header of a player's page: planet with class orbit, name, main stats, and progress to the next class. */
export function PlayerHead({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'players');
  const { player, totals, standings, days, grand: own, stamps } = page;
  const grand = totals.find(({ totalId }) => totalId === GRAND_TOTAL);
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const facts = [
    grand && { term: t('facts.overall'), value: t('place', { rank: grand.rank, shared: String(grand.shared) }) },
    grand && { term: t('facts.points'), value: formatScore(grand.points) },
    standings.length > 0 && { term: t('facts.boards'), value: formatScore(standings.length) },
    standings.length > 0 && { term: t('facts.medals'), value: <Medals counts={countMedals(standings)} locale={locale} /> },
    first && { term: t('facts.firstPost'), value: <time dateTime={first}>{formatDate(first)}</time> },
    last && { term: t('facts.lastPost'), value: <time dateTime={last}>{formatDate(last)}</time> },
  ];
  const stats = planetStatsOf({
    handle: player.handle,
    rankClass: own.rankClass,
    worldRecords: countMedals(standings)[0],
    boards: standings.map(({ board }) => board),
    stamps,
  });
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
      <header className={`wrap ${styles.head}`}>
        <Static as="div" className={styles.planet}>
          <ClassRing catalogue={catalogue} page={page} locale={locale}>
            <LivingPlanet stats={stats} size={PLANET_SIZE} />
          </ClassRing>
        </Static>
        <div className={styles.identity}>
          <h1 data-anonymous={player.name === null || undefined}>{player.name ?? t('anonymous')}</h1>
          <div className={styles.handle}>
            <p>{player.closed ? t('closed') : player.handle}</p>
            {!player.closed && (
              <div className={styles.actions}>
                <RivalButton
                  userId={player.handle}
                  labels={{
                    add: t('rival.add'),
                    drop: t('rival.drop'),
                    tooMany: t('rival.tooMany', { most: MOST_CHOSEN }),
                    failed: t('rival.failed'),
                  }}
                />
                <div className={styles.phoneActions}>
                  <HeadActions
                    handle={player.handle}
                    name={player.name ?? t('anonymous')}
                    comparePath={localePath(locale, '/compare')}
                    settingsHref={localePath(locale, '/auth/settings')}
                    words={{
                      compare: t('head.compare'),
                      edit: t('head.edit'),
                      share: t('head.share'),
                      copied: t('head.copied'),
                    }}
                  />
                </div>
              </div>
            )}
          </div>
          <PlayerSummary catalogue={catalogue} page={page} locale={locale} />
          <Static as="div" className={styles.facts}>
            <Facts items={facts.filter((fact) => typeof fact === 'object')} />
          </Static>
        </div>
        <ClassCard catalogue={catalogue} page={page} locale={locale} />
      </header>
    </SceneryPanel>
  );
}
