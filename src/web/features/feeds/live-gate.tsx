'use client'; // Client component: a small entry point on every page, which loads the rest after the page.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Language } from '#domain/shared/language.ts';
import type { Messages } from '#web/i18n/messages.ts';

type Props = { locale: Language; words: Messages['live']['toast'] };

// A failed import renders no toast, because an error here would re-render the whole page and clear its forms.
const LiveToast = lazy<ComponentType<Props>>(() => import('./live-toast.tsx').catch(() => ({ default: () => null })));

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
