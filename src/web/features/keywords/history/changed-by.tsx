import { playerRoute } from '#domain/catalogue/routes.ts';
import type { Language } from '#domain/shared/language.ts';
import { localePath } from '#web/i18n/locales.ts';
import { translate } from '#web/i18n/translate.ts';
import { Link } from '#web/ui/nav/link.tsx';

type Props = { by: { readonly handle: string; readonly name: string | null } | null; locale: Language };

/** Shows the player who made a change, or the site's name for imported content. */
export function ChangedBy({ by, locale }: Props) {
  if (!by) return <>{translate(locale, 'keywords.history')('site')}</>;
  return (
    <Link className="link" href={localePath(locale, playerRoute(by.handle))}>
      {by.name ?? translate(locale, 'pages')('anonymous')}
    </Link>
  );
}
