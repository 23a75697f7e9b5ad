import type { Language } from '#domain/shared/language.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import type { StageRanking } from '#web/server/rankings/read-stage-ranking.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';

type Props = { ranking: StageRanking; locale: Language; hrefOf: (page: number) => string };

/** On phones, leads to the next page of a ranking and names its places. Renders nothing on the last page. */
export function NextPageLink({ ranking: { filter, pages, players, rows, firstPosition }, locale, hrefOf }: Props) {
  if (filter.page >= pages) return null;
  const t = translate(locale, 'rankings.list');
  const place = (position: number) => placeText(messagesOf(locale).records.place, locale, position);
  const first = firstPosition + rows.length;
  const last = Math.min(first + rows.length - 1, players);
  return (
    <div className="narrow-only">
      <ButtonLink variant="line" size="wide" href={hrefOf(filter.page + 1)}>
        {t('more', { from: place(first), to: place(last) })}
      </ButtonLink>
    </div>
  );
}
