'use client'; // what every page carries of live updates; the rest comes when the page stands
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { Messages } from '#web/i18n/messages.ts';

type Props = { locale: Locale; words: Messages['live']['toast'] };

// Without a connection the page stays as it is, without toasts: an error here would render the whole page anew and empty its forms.
const LiveToast = lazy<ComponentType<Props>>(() => import('./live-toast.tsx').catch(() => ({ default: () => null })));

/** Loads the toast of new records after everything else. */
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
