import type { Catalogue } from '#domain/catalogue/create-catalogue.ts';
import { heldPlaces } from '#domain/rankings/player/held-places.ts';
import { inLanguage, type Language } from '#domain/shared/language.ts';
import { formatScore } from '#domain/shared/score.ts';
import { placeText } from '#web/i18n/fill.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { translate } from '#web/i18n/translate.ts';
import { Static } from '#web/markup/static.tsx';
import type { PlayerPage } from '#web/server/rankings/read-players.ts';
import { Star } from '#web/ui/media/icons.tsx';
import styles from './highlights.module.css';

type Props = { catalogue: Catalogue; page: PlayerPage; locale: Language };

const DAYS_IN_YEAR = 365.25;

/** Up to three figures that the player is proud of: world records, the best place in a total, and the longest-held record. */
export function Highlights({ catalogue, page, locale }: Props) {
  const t = translate(locale, 'profile.highlights');
  const { held } = heldPlaces(page.standings, page.day, page.zone);
  const best = page.totals.toSorted((a, b) => a.rank - b.rank || b.boards - a.boards)[0];
  const days = held[0]?.days ?? 0;
  const age = days < DAYS_IN_YEAR ? t('days', { days }) : t('years', { years: (days / DAYS_IN_YEAR).toFixed(1) });
  const total = best && inLanguage(catalogue.totals.get(best.totalId)?.name, locale);
  const facts = [
    held.length > 0 && { figure: formatScore(held.length), text: t('records'), isRecord: true },
    best && total && { figure: placeText(messagesOf(locale).records.place, locale, best.rank), text: t('best', { total }) },
    held.length > 0 && { figure: age, text: t('longest') },
  ];
  const shown = facts.filter((fact) => typeof fact === 'object');
  if (shown.length === 0) return null;
  return (
    <Static as="ul" className={styles.highlights} aria-label={t('label')}>
      {shown.map(({ figure, text, ...fact }) => (
        <li key={text} className="card">
          <b>
            {'isRecord' in fact && <Star aria-hidden />}
            {figure}
          </b>
          <small>{text}</small>
        </li>
      ))}
    </Static>
  );
}
