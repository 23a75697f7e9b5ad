'use client'; // Client component: the page is the same for everyone, and the browser knows who reads.
import { lazy, Suspense, useEffect } from 'react';
import type { Language } from '#domain/shared/language.ts';
import { useSession } from '#web/session/use-session.ts';
import type { PickerLabels } from './picker-labels.ts';

const PickerBody = lazy(async () => ({ default: (await import('./picker-body.tsx')).PickerBody }));

type Props = { fieldId: string; labels: PickerLabels; locale: Language };

/** For signed-in readers, fills the first field of the form with their user ID and lists players to compare with. */
export function AskOpponents({ fieldId, labels, locale }: Props) {
  const me = useSession().session?.user.userId;
  useEffect(() => {
    const field = document.getElementById(fieldId);
    if (me !== undefined && field instanceof HTMLInputElement && field.value === '') field.value = me;
  }, [me, fieldId]);
  if (me === undefined) return null;
  return (
    <Suspense>
      <PickerBody a={undefined} labels={labels} locale={locale} />
    </Suspense>
  );
}
