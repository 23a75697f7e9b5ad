import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { playerRoute } from '#domain/catalogue/routes.ts';
import { type Locale, localePath } from '#web/i18n/locales.ts';

type Props = { by: { readonly handle: string; readonly name: string | null } | null };

/** Shows the player who made a change, or the site's name for imported content. */
export async function ChangedBy({ by }: Props) {
  const [t, pages, locale] = await Promise.all([getTranslations('keywords.history'), getTranslations('pages'), getLocale()]);
  if (!by) return <>{t('site')}</>;
  return (
    <Link className="link" href={localePath(locale as Locale, playerRoute(by.handle))} prefetch={false}>
      {by.name ?? pages('anonymous')}
    </Link>
  );
}
