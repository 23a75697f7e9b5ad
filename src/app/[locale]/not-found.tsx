import { headers } from 'next/headers';
import { localeOfPath } from '#web/i18n/failure-words.ts';
import { messagesOf } from '#web/i18n/messages.ts';
import { NotFoundPage } from '#web/shell/not-found/not-found-page.tsx';

/**
 * Next renders this page for `notFound()`, but only in the browser, where only async scripts run. Our pages return
 * `MissingPage` instead.
 */
export default async function NotFound() {
  // The proxy sets this header, because Next passes no route parameters to this page.
  const locale = localeOfPath((await headers()).get('x-address') ?? '');
  return (
    <>
      <title>{messagesOf(locale).shell.notFound.title}</title>
      <script async src="/theme.js" />
      <NotFoundPage locale={locale} />
    </>
  );
}
