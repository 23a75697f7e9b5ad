import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { addQuery, playerPath, sharedFilter, underFilter } from '#web/features/players/player-hrefs.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { SplitBar } from '#web/ui/charts/bars/split-bar.tsx';
import { ArrowLeftRight, ChevronDown } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { RankClassBadge } from '#web/ui/player/rank-class-badge.tsx';
import { SceneryPanel } from '#web/ui/scenery/biomes/scenery-panel.tsx';
import { HEADER_SCAPE } from '#web/ui/scenery/header-scape.ts';
import { LivingPlanet } from '#web/ui/scenery/planet/living-planet.tsx';
import { Scape } from '#web/ui/scenery/scape.tsx';
import styles from './compare-head.module.css';

type Names = { a: string; b: string };
type Props = { catalogue: Catalogue; comparison: Comparison; names: Names; locale: Language; swapped: string };

/** Shows both players and the number of listed boards on which each one leads. `swapped` is the address with the sides swapped. */
export function CompareHead({ catalogue, comparison, names, locale, swapped }: Props) {
  const t = translate(locale, 'players.compare');
  const { a, b, part, filter } = comparison;
  const { wins, losses, draws } = comparison[part.scope];
  const side = (opponent: typeof a, name: string, which: 'a' | 'b') => {
    const classKey = opponent.rankClass === null ? undefined : CLASS_KEYS[opponent.rankClass];
    const className = opponent.rankClass === null ? undefined : inLanguage(catalogue.rankClasses.get(opponent.rankClass)?.name, locale);
    return (
      <div className={styles.side} data-side={which}>
        {opponent.planet && <LivingPlanet stats={opponent.planet} size={88} />}
        <div>
          <Link href={underFilter(playerPath(locale, opponent.handle), sharedFilter(filter))}>{name}</Link>
          {classKey && className && <RankClassBadge classKey={classKey} label={className} />}
          {which === 'b' && (
            <Link
              className={styles.pick}
              href={addQuery(localePath(locale, '/compare'), `a=${a.handle}`)}
              aria-haspopup="dialog"
              data-pick-opponent=""
            >
              <span>{t('pick.open')}</span>
              <ChevronDown data-icon="s" aria-hidden />
            </Link>
          )}
        </div>
      </div>
    );
  };
  const counts = [
    { key: 'a', count: wins, label: t('ahead', { name: names.a }) },
    { key: 'draw', count: draws, label: t('level') },
    { key: 'b', count: losses, label: t('ahead', { name: names.b }) },
  ];
  return (
    <SceneryPanel
      head
      scape={<Scape seed={a.userId + b.userId} seriesToken={0} biome="meadow" options={{ ...HEADER_SCAPE, planet: false, grass: 0 }} />}
    >
      <header className={`wrap ${styles.head}`}>
        <h1 className="sr">{t('versus', names)}</h1>
        {side(a, names.a, 'a')}
        <div className={styles.middle}>
          <Link className={styles.swap} href={swapped}>
            <ArrowLeftRight aria-hidden />
            <span>{t('swap')}</span>
          </Link>
          <dl className={styles.counts}>
            {counts.map(({ key, count, label }) => (
              <div key={key} data-side={key}>
                <dt>{label}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </div>
        {side(b, names.b, 'b')}
        <div className={styles.bar}>
          <SplitBar
            sentence={t('bar', { wins, draws, losses, ...names })}
            parts={[
              { label: counts[0]?.label ?? '', value: wins, colour: 'var(--series-6)' },
              { label: t('level'), value: draws, colour: 'var(--line-control)' },
              { label: counts[2]?.label ?? '', value: losses, colour: 'var(--series-8)' },
            ]}
          />
        </div>
      </header>
    </SceneryPanel>
  );
}
