import type { CSSProperties } from 'react';
import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { duelsOfPart, duelsOfSeries, seriesOfDuels } from '#domain/rankings/duels/duel-part.ts';
import { sumDuels } from '#domain/rankings/duels/duel-sums.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { ChevronRight } from '#web/ui/media/icons.tsx';
import { Link } from '#web/ui/nav/link.tsx';
import { seriesToken } from '#web/ui/player/series-token.ts';
import type { LinkedPart } from './compare-href.ts';
import styles from './compare-page.module.css';

type Props = {
  catalogue: Catalogue;
  comparison: Pick<Comparison, 'duels' | 'part'>;
  names: { readonly a: string; readonly b: string };
  hrefOf: (part: LinkedPart) => string;
  locale: Language;
};

/** Links to the boards of each series, with the number of boards that each player won there. */
export function CompareSeries({ catalogue, comparison: { duels, part }, names, hrefOf, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const counted = duelsOfPart(duels, { scope: part.scope, seriesId: undefined });
  const boards = part.scope === 'all' ? part.scope : undefined;
  return (
    <nav aria-labelledby="by-game">
      <div className={styles.top}>
        <h2 id="by-game">{t('byGame')}</h2>
        <small aria-hidden>{t('tallyOrder', names)}</small>
      </div>
      <ul className={`card ${styles.games}`}>
        {seriesOfDuels(catalogue, counted).map((id) => {
          const own = duelsOfSeries(counted, id);
          const { wins, draws, losses } = sumDuels(own);
          return (
            <li key={id} style={{ '--c': `var(--planet-${seriesToken(id)})` } as CSSProperties}>
              <Link href={`${hrefOf({ boards, series: id })}#boards`} aria-current={part.seriesId === id ? 'page' : undefined}>
                <span>
                  <b>{inLanguage(catalogue.series.get(id)?.name, locale)}</b>
                  <small>{t(part.scope === 'all' ? 'boardCount' : 'bothPlayed', { count: own.length })}</small>
                </span>
                <span className={styles.tally} aria-hidden>
                  {t('groupSum', { wins, draws, losses })}
                </span>
                <span className="sr">{t('groupSumMeaning', { wins, draws, losses, ...names })}</span>
                <ChevronRight data-icon="s" aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
