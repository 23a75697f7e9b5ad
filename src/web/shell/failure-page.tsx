'use client'; // Next draws error pages in the browser
import { usePathname } from 'next/navigation';
import { failureWords } from '#web/i18n/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Our own fault: what happened, what is kept, and a retry. Never dressed as not found. */
export function FailurePage() {
  const words = failureWords(usePathname());
  return (
    <main id="main" className="wrap">
      <EmptyState broken level={1} title={words.heading} action={<Button onClick={() => location.reload()}>{words.retry}</Button>}>
        {words.text}
      </EmptyState>
    </main>
  );
}
