'use client'; // Client component: the page is the same for everyone, and the browser knows who reads.
import { lazy, type ReactNode, Suspense } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useSession } from '#web/session/use-session.ts';
import type { PickerLabels } from './picker-labels.ts';

const PickerBody = lazy(async () => ({ default: (await import('./picker-body.tsx')).PickerBody }));

type Props = {
  /** Whether nobody has been chosen yet. */
  isBlank: boolean;
  labels: PickerLabels;
  locale: Language;
  /** The form with a field for each player. */
  children: ReactNode;
};

/** Lists players to compare with for signed-in readers, instead of the form. */
export function AskOpponents({ isBlank, labels, locale, children }: Props) {
  const isPlayer = useSession().status === 'authenticated';
  if (!isBlank || !isPlayer) return children;
  return (
    <Suspense fallback={children}>
      <PickerBody a={undefined} labels={labels} locale={locale} />
    </Suspense>
  );
}
