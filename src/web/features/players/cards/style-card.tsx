import type { Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import { STATIC_CHART } from '#web/markup/static-chart.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { RadarChart } from '#web/ui/charts/bars/radar-chart.tsx';
import styles from './cards.module.css';
import { formatShare, styleAxes } from './style-axes.ts';

/** Charts the player's strength by kind of board. */
export function StyleCard({ style, locale }: Pick<PlayerPage, 'style'> & { locale: Language }) {
  const [t, chart] = [translate(locale, 'players.style'), translate(locale, 'charts')];
  const strongest = style.toSorted((a, b) => b.share - a.share)[0];
  if (!strongest) return null;
  return (
    <section className={`card ${styles.card}`} data-span="4" aria-labelledby="style">
      <h2 id="style">{t('heading')}</h2>
      <RadarChart
        parts={STATIC_CHART}
        words={{
          sentence: t('sentence', { count: style.length, name: t(`names.${strongest.name}`), share: formatShare(strongest.share) }),
          heads: [t('direction'), t('share'), t('played')],
          labels: { keys: chart('keys'), numbers: chart('numbers') },
        }}
        axes={styleAxes(style, (name) => t(`names.${name}`))}
        whole={1}
        colour="var(--accent)"
      />
      <p className={styles.note}>{t('definition')}</p>
    </section>
  );
}
