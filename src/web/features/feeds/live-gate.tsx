'use client'; // what every page carries of live updates; the rest comes when the page stands
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';

const LiveToast = lazy(() => import('./live-toast.tsx'));

/** Loads the toast of new records after everything else. */
export function LiveGate(props: { locale: Locale; words: Messages['live']['toast'] }) {
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
