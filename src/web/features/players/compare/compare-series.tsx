import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { duelsOfSeries, seriesOfDuels } from '#domain/rankings/duels/duel-part.ts';
import { sumDuels } from '#domain/rankings/duels/duel-sums.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { translate } from '#web/i18n/translate.ts';
import type { Comparison } from '#web/server/rankings/read-players.ts';
import { Link } from '#web/ui/nav/link.tsx';

type Props = {
  catalogue: Catalogue;
  comparison: Pick<Comparison, 'duels' | 'part'>;
  names: { readonly a: string; readonly b: string };
  hrefOf: (series: number | undefined) => string;
  locale: Language;
};

/** Renders a link to the overview, and one to the boards of each series with the number of boards that each player won. */
export function CompareSeries({ catalogue, comparison: { duels, part }, names, hrefOf, locale }: Props) {
  const t = translate(locale, 'players.compare');
  return (
    <>
      <Link href={hrefOf(undefined)} aria-current={part.asked === undefined ? 'page' : undefined}>
        {t('overview')}
      </Link>
      {seriesOfDuels(catalogue, duels).map((id) => {
        const { wins, draws, losses } = sumDuels(duelsOfSeries(duels, id));
        return (
          <Link key={id} href={`${hrefOf(id)}#boards`} aria-current={part.asked === id ? 'page' : undefined}>
            {inLanguage(catalogue.series.get(id)?.short, locale)}
            <small>
              <span aria-hidden>{t('groupSum', { wins, draws, losses })}</span>
              <span className="sr">{t('groupSumMeaning', { wins, draws, losses, ...names })}</span>
            </small>
          </Link>
        );
      })}
    </>
  );
}
