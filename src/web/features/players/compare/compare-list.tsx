import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { closestFirst, easiestFor, gapShare } from '#domain/rankings/duels/closeness.ts';
import { CLOSEST_SHOWN, DUELS_PER_PAGE, duelsOfPart, pageOfGroups } from '#domain/rankings/duels/duel-part.ts';
import { formatFilter } from '#domain/rankings/filter.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { sharedFilter } from '#web/features/players/player-hrefs.ts';
import { pagingWords } from '#web/i18n/paging-words.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { PageLinks } from '#web/ui/nav/page-links.tsx';
import boards from './compare-boards.module.css';
import { CompareBoards, FlatBoards } from './compare-boards.tsx';
import type { LinkedPart } from './compare-href.ts';
import styles from './compare-page.module.css';
import { duelGroups } from './duel-groups.ts';

const EASIEST = 3;

type Props = {
  catalogue: Catalogue;
  comparison: Comparison;
  names: { readonly a: string; readonly b: string };
  hrefOf: (part: LinkedPart, page?: number) => string;
  locale: Language;
};

/**
 * Lists the boards of a part of a comparison: the closest boards that both players have played, or the boards of a series or
 * of all series by rule, page by page.
 */
export function CompareList({ catalogue, comparison, names, hrefOf, locale }: Props) {
  const t = translate(locale, 'players.compare');
  const { duels, part, filter } = comparison;
  const listed = duelsOfPart(duels, part);
  const parts = { catalogue, names, locale, query: formatFilter(sharedFilter(filter)) };
  const linked = { boards: part.scope, series: part.seriesId };
  const isByCloseness = part.scope === 'both' && part.seriesId === undefined;
  if (isByCloseness && listed.length === 0) return <NothingShared {...parts} duels={duels} />;

  const series = part.seriesId === undefined ? undefined : catalogue.series.get(part.seriesId);
  return (
    <section id="boards" className={styles.list} aria-labelledby="listed">
      <h2 id="listed">{series ? inLanguage(series.name, locale) : t(isByCloseness ? 'closest' : 'allBoards')}</h2>
      <div className={`card ${boards.boards}`}>
        {listed.length === 0 && <p>{t('seriesNone')}</p>}
        {listed.length > 0 && !isByCloseness && (
          <CompareBoards {...parts} groups={pageOfGroups(duelGroups(catalogue, listed, locale), filter.page)} />
        )}
        {isByCloseness && <ClosestBoards {...parts} duels={listed} shown={part.isOverview ? 'first' : filter.page} />}
      </div>
      {part.isOverview
        ? listed.length > CLOSEST_SHOWN && (
            <ButtonLink variant="line" size="wide" href={hrefOf(linked)}>
              {t('showAll', { count: listed.length })}
            </ButtonLink>
          )
        : part.pages > 1 && (
            <PageLinks
              page={filter.page}
              pages={part.pages}
              hrefOf={(page) => `${hrefOf(linked, page)}#boards`}
              words={pagingWords(locale)}
            />
          )}
    </section>
  );
}

type Parts = Pick<Props, 'catalogue' | 'names' | 'locale'> & { query: string; duels: Comparison['duels'] };

/** Lists the first boards, or a page of them, by the gap as a share of the score. */
function ClosestBoards({ duels, shown, ...parts }: Parts & { shown: 'first' | number }) {
  const [from, to] = shown === 'first' ? [0, CLOSEST_SHOWN] : [(shown - 1) * DUELS_PER_PAGE, shown * DUELS_PER_PAGE];
  const page = closestFirst(duels).slice(from, to);
  const widest = Math.max(...page.map(gapShare));
  return <FlatBoards {...parts} duels={page} lengthOf={(duel) => (widest > 0 ? gapShare(duel) / widest : 0)} />;
}

/** Shows that the players share no board, and lists boards on which the second player is easy to pass. */
function NothingShared({ duels, ...parts }: Parts) {
  const t = translate(parts.locale, 'players.compare');
  const easiest = easiestFor(duels, EASIEST);
  return (
    <section id="boards" className={styles.list} aria-labelledby="listed">
      <h2 id="listed">{t('nothingShared')}</h2>
      {easiest.length > 0 && (
        <>
          <p>{t('easiest', { ...parts.names, count: easiest.length })}</p>
          <div className={`card ${boards.boards}`}>
            <FlatBoards {...parts} duels={easiest} lengthOf={() => 0} />
          </div>
        </>
      )}
    </section>
  );
}
