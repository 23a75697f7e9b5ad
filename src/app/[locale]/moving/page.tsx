import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { TextPage } from '#web/features/information/text-page.tsx';
import type { Locale } from '#web/i18n/locales.ts';
import { oldSiteUrl } from '#web/server/old-site-url.ts';
import { pageTitle } from '#web/server/page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

type Props = PageProps<'/[locale]/moving'>;

export const generateMetadata = ({ params }: Props): Promise<Metadata> => pageTitle(params, 'moving');

/** The hand-over from the old site, with the way there if the operator names it. */
export default async function Moving({ params }: Props) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations('pages.moving');
  const href = oldSiteUrl();
  return (
    <TextPage page="moving" locale={locale}>
      {href && (
        <p>
          <ButtonLink href={href}>{t('oldSite')}</ButtonLink>
        </p>
      )}
    </TextPage>
  );
}
