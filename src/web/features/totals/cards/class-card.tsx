import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { StemChart } from '#web/ui/charts/lines/stem-chart.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import styles from './cards.module.css';

type Props = { catalogue: Catalogue; counts: ReadonlyMap<number, number>; boards: number; locale: Language };

/** Charts the number of players in each class, in the colours of the classes. */
export function ClassCard({ catalogue, counts, boards, locale }: Props) {
  const [t, chart] = [translate(locale, 'totals.spread'), translate(locale, 'charts')];
  const classes = [...catalogue.rankClasses.values()].map(({ id, name }) => ({
    id,
    name: inLanguage(name, locale),
    players: counts.get(id) ?? 0,
  }));
  const first = classes[0];
  if (!first || counts.size === 0) return null;
  const most = classes.reduce((a, b) => (b.players > a.players ? b : a), first);
  return (
    <section className={`card ${styles.card}`}>
      <header>
        <h2>{t('classes')}</h2>
        <p>{t('factor', { boards })}</p>
      </header>
      <StemChart
        words={{
          sentence: t('classSentence', { most: most.players, name: most.name }),
          heads: [t('heads.class'), t('heads.players')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        points={classes.map(({ id, name, players }) => ({
          label: name,
          value: players,
          text: String(players),
          cells: [name, String(players)],
          colour: `var(--rank-${CLASS_KEYS[id] ?? 'd3'})` as const,
        }))}
        colour="var(--text-3)"
      />
    </section>
  );
}
