'use client'; // Client component that replaces the whole page when even the root layout fails.
import { usePathname } from 'next/navigation';
import { localeOfPath } from '#web/i18n/failure-words.ts';
import { FailurePage } from '#web/shell/not-found/failure-page.tsx';
import '#web/styles/tokens.css';
import '#web/styles/night.css';
import '#web/styles/day.css';
import '#web/styles/base.css';

export default function GlobalError() {
  const path = usePathname();
  return (
    <html lang={localeOfPath(path)} data-theme="dark">
      <body className="alone">
        <FailurePage />
      </body>
    </html>
  );
}
