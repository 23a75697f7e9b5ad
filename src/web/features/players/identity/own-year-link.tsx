import { yearRoute } from '#domain/catalogue/routes.ts';
import type { CalendarDate } from '#domain/shared/date.ts';
import type { Language } from '#domain/shared/language.ts';
import { openYears } from '#domain/year/open-years.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { ButtonLink } from '#web/ui/form/button-link.tsx';
import { Sparkles } from '#web/ui/media/icons.tsx';

type Props = {
  handle: string;
  /** The days on which the player posted. */
  days: readonly { readonly day: CalendarDate }[];
  today: CalendarDate;
  locale: Language;
};

/** Links players from their own page to their newest year in review. Shows nothing before a first year. */
export function OwnYearLink({ handle, days, today, locale }: Props) {
  const [year] = openYears(days, today);
  if (year === undefined) return null;
  return (
    <ButtonLink variant="line" href={localePath(locale, yearRoute(handle, year))}>
      <Sparkles aria-hidden />
      {translate(locale, 'year')('link', { year: String(year) })}
    </ButtonLink>
  );
}
