import { getTranslations } from 'next-intl/server';
import { NotFoundPage } from '#web/shell/not-found-page.tsx';

/** What Next shows for its own `notFound()`, in the browser alone; there only an asynchronous script is run. Pages return `MissingPage`. */
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
