import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '#web/shell/not-found/not-found-page.tsx';

/**
 * Rendered by Next for `notFound()`, in the browser only, where only async scripts run. Pages return `MissingPage`
 * instead.
 */
export default async function NotFound() {
  const t = await getTranslations('shell.notFound');
  return (
    <>
      <title>{t('title')}</title>
      <script async src="/theme.js" />
      <NotFoundPage />
    </>
  );
}
