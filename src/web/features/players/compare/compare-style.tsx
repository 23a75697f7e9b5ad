import type { Language } from '#domain/shared/language.ts';
import cards from '#web/features/players/cards/cards.module.css';
import { styleAxes } from '#web/features/players/cards/style-axes.ts';
import { translate } from '#web/i18n/translate.ts';
import { STATIC_CHART } from '#web/markup/static-chart.tsx';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { RadarChart } from '#web/ui/charts/bars/radar-chart.tsx';

type Props = { comparison: Comparison; names: { readonly a: string; readonly b: string }; locale: Language };

/** Compares the play styles of both players in one radar chart. */
export function CompareStyle({ comparison: { a, b }, names, locale }: Props) {
  const [t, chart] = [translate(locale, 'players'), translate(locale, 'charts')];
  return (
    <section className={`card ${cards.card}`} data-span="4" aria-labelledby="styles">
      <h2 id="styles">{t('compare.style')}</h2>
      <RadarChart
        parts={STATIC_CHART}
        words={{
          sentence: t('compare.styleSentence', { ...names, count: a.style.length }),
          heads: [t('style.direction'), names.a, names.b],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        axes={styleAxes(a.style, (name) => t(`style.names.${name}`), b.style)}
        whole={1}
        colour="var(--series-6)"
        names={{ own: names.a, other: names.b }}
        otherColour="var(--series-8)"
      />
      <p className={cards.note}>{t('style.definition')}</p>
    </section>
  );
}
