import type { CSSProperties, ReactNode } from 'react';
import { playerRoute, stagesRoute } from '#domain/catalogue/routes.ts';
import { SPEEDRUN_SERIES } from '#domain/catalogue/rows.ts';
import { formatDate } from '#domain/shared/date.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { GamePage } from '#web/server/rankings/read-game.ts';
import { Crumbs } from '#web/ui/nav/crumbs.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { Planet } from '#web/ui/scenery/planet/planet.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './game-head.module.css';

// The line of facts is longer than other heads, so its quiet side is wider.
const SCAPE = { ...HEADER_SCAPE, height: 140, quiet: 0.55, grassFrom: 0.6 };

/** Renders the header of a game: its planet, its name and its figures. */
export function GameHead({ page, locale }: { page: GamePage; locale: Language }) {
  const t = translate(locale, 'game');
  const { game, records, newestOn, leader } = page;
  const { id, name, short } = game.series;
  const token = seriesToken(id);
  const count = game.groups.reduce((sum, { boards }) => sum + boards.length, 0);
  const b = (text: ReactNode) => <b>{text}</b>;
  return (
    <SceneryPanel head scape={<Scape seed={id} seriesToken={token} biome="garden" options={SCAPE} />}>
      <header className={`wrap ${styles.head}`} style={{ '--c': `var(--series-${token})` } as CSSProperties}>
        <Planet seriesToken={token} size={80} />
        <div>
          <Crumbs
            label={t('breadcrumb')}
            items={[{ label: t('games'), href: localePath(locale, stagesRoute) }, { label: inLanguage(short, locale) }]}
          />
          <h1>{inLanguage(name, locale)}</h1>
          <p className={styles.facts}>
            <span>{t.rich(id === SPEEDRUN_SERIES ? 'facts.categories' : 'facts.stages', { count, b })}</span>
            <span>{t.rich('facts.records', { count: records, b })}</span>
            {newestOn && <span>{t.rich('facts.newest', { day: formatDate(newestOn), b })}</span>}
            {leader && (
              <span>
                {t.rich('facts.leader', {
                  name: leader.name ?? t('anonymous'),
                  b: (text) =>
                    leader.name === null ? (
                      <b>{text}</b>
                    ) : (
                      <Link href={localePath(locale, playerRoute(leader.handle))}>
                        <b>{text}</b>
                      </Link>
                    ),
                })}
              </span>
            )}
          </p>
        </div>
      </header>
    </SceneryPanel>
  );
}
