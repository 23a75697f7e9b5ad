'use client'; // only the browser knows whether the record is fresh
import { useNow, When } from '#web/i18n/when.tsx';

/** When the standing record was posted. */
export function RecordDate({ at, text }: { at: number; text: string }) {
  return <When at={at} text={text} now={useNow()} />;
}
