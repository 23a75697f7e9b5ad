'use client'; // takes the place of the whole page when even its frame fails
import { usePathname } from 'next/navigation';
import { localeOfPath } from '#web/i18n/failure-words.ts';
import { FailurePage } from '#web/shell/failure-page.tsx';
import '#web/styles/tokens.css';
import '#web/styles/base.css';

export default function GlobalError() {
  return (
    <html lang={localeOfPath(usePathname())} data-theme="dark">
      <body>
        <FailurePage />
      </body>
    </html>
  );
}
