import type { ReactNode } from 'react';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { translate } from '#web/i18n/translate.ts';
import { ShareBar } from '#web/ui/charts/bars/share-bar.tsx';
import { SparkLine } from '#web/ui/charts/lines/spark-line.tsx';
import { CLASS_KEYS } from '#web/ui/player/player-name.tsx';
import { boardNames } from './board-names.ts';
import styles from './main-stats.module.css';
import type { Parts } from './parts.ts';

const MONTHS = 12;

/** Shows the player's rank, points, progress to the next class, records this month and first places. */
export function MainStats({ catalogue, dashboard, locale }: Parts) {
  const t = translate(locale, 'dashboard');
  const { grand, posts, firstPlaces } = dashboard;
  const { line, span, progress, rankClass } = grand;
  const months = progress.slice(-MONTHS);
  const [before, now] = [months.at(-2)?.rank, months.at(-1)?.rank];
  const won = before === undefined || now === undefined ? undefined : before - now;
  const nextName = span.next && inLanguage(catalogue.rankClasses.get(span.next.rankClass)?.name, locale);
  const classKey = rankClass === null ? undefined : CLASS_KEYS[rankClass];
  const [first, ...otherFirsts] = firstPlaces;
  return (
    <section className={styles.stats} aria-label={t('stats.label')}>
      <Stat
        term={t('stats.rank')}
        value={line ? t('place', { rank: line.rank, shared: String(line.shared) }) : t('stats.unranked')}
        note={won === undefined ? line && t('stats.of', { players: line.players }) : <Moved won={won} locale={locale} />}
        aside={<SparkLine values={months.map(({ rank }) => -rank)} colour="var(--good)" />}
      />
      <Stat
        term={t('stats.points')}
        value={formatScore(grand.points)}
        note={span.next && nextName ? t('stats.toClass', { points: formatScore(span.next.missing), name: nextName }) : t('stats.top')}
        aside={<SparkLine values={months.map(({ points }) => points)} colour="var(--accent)" />}
      >
        {span.next && (
          <ShareBar
            value={grand.points - span.from}
            whole={span.next.points - span.from}
            colour={classKey ? `var(--rank-${classKey})` : 'var(--text-3)'}
          />
        )}
      </Stat>
      <Stat term={t('stats.records')} value={formatScore(posts.thisMonth)} note={t('stats.inAll', { count: formatScore(posts.all) })} />
      <Stat
        term={t('stats.firsts')}
        value={formatScore(firstPlaces.length)}
        note={
          first
            ? t('stats.firstsMore', { name: boardNames(catalogue, first, locale).stage, count: otherFirsts.length })
            : t('stats.noFirsts')
        }
        aside={
          first && (
            <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 2l2.7 6.2 6.7.7-5 4.5 1.4 6.6L12 16.6l-5.8 3.4 1.4-6.6-5-4.5 6.7-.7z" />
            </svg>
          )
        }
      />
    </section>
  );
}

type StatProps = { term: string; value: string; note: ReactNode; aside?: ReactNode; children?: ReactNode };

function Stat({ term, value, note, aside, children }: StatProps) {
  return (
    <div className={`card ${styles.stat}`}>
      <div>
        <small>{term}</small>
        <strong>{value}</strong>
        <p>{note}</p>
      </div>
      {aside}
      {children}
    </div>
  );
}

function Moved({ won, locale }: { won: number; locale: Language }) {
  const t = translate(locale, 'dashboard.stats');
  const direction = won > 0 ? 'up' : won < 0 ? 'down' : 'same';
  return (
    <span className={styles.moved} data-direction={direction}>
      {won !== 0 && <i aria-hidden>{won > 0 ? '▲' : '▼'}</i>}
      {t('moved', { direction, places: Math.abs(won) })}
    </span>
  );
}
