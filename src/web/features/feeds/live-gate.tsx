'use client'; // Client component: a small entry point on every page, which loads the rest after the page.
import { Suspense, useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';
import { lazyOr } from '#web/ui/lazy-or.ts';

type Props = { locale: Language; words: Messages['live']['toast'] };

const LiveToast = lazyOr<Props>(
  async () => (await import('./live-toast.tsx')).default,
  () => null,
);

/** Loads the toast for new records after the rest of the page. */
export function LiveGate(props: Props) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), 2_000);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense>
        <LiveToast {...props} />
      </Suspense>
    )
  );
}
