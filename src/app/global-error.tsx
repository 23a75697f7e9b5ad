'use client'; // takes the place of the whole page when even its frame fails
import { usePathname } from 'next/navigation';
import { localeOfPath } from '#web/i18n/failure-words.ts';
import { FailurePage } from '#web/shell/failure-page.tsx';
import '#web/styles/tokens.css';
import '#web/styles/base.css';

export default function GlobalError() {
  const path = usePathname();
  return (
    <html lang={localeOfPath(path)} data-theme="dark">
      <head>
        {/* Drawn in the browser, where only an asynchronous script is run. */}
        <script async src="/theme.js" />
      </head>
      <body className="alone">
        <FailurePage />
      </body>
    </html>
  );
}
