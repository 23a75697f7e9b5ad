import { getTranslations } from 'next-intl/server';
import styles from '#web/features/players/cards/cards.module.css';
import { styleAxes } from '#web/features/players/cards/style-axes.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { RadarChart } from '#web/ui/charts/bars/radar-chart.tsx';

/** Shows the play styles of both players in one radar chart. */
export async function CompareStyle({ comparison: { a, b }, names }: { comparison: Comparison; names: { a: string; b: string } }) {
  const [t, chart] = [await getTranslations('players'), await getTranslations('charts')];
  return (
    <section className={`card ${styles.card}`} data-span="4" aria-labelledby="styles">
      <h2 id="styles">{t('compare.style')}</h2>
      <RadarChart
        words={{
          sentence: t('compare.styleSentence', { ...names, count: a.style.length }),
          heads: [t('style.direction'), names.a, names.b],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        axes={styleAxes(a.style, (name) => t(`style.names.${name}`), b.style)}
        whole={1}
        colour="var(--series-6)"
        names={{ own: names.a, other: names.b }}
      />
      <p className={styles.note}>{t('style.definition')}</p>
    </section>
  );
}
