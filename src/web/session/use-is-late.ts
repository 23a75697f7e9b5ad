import { useEffect, useState } from 'react';

/** Time after which an answer that has not arrived is reported as missing. */
export const LATE_AFTER_MS = 8_000;

/** Returns true while something has been awaited for longer than a reader's patience, whether it failed or is slow. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}
