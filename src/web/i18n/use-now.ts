'use client'; // Client code, because a cached page must not depend on the time.
import { startTransition, useEffect, useState } from 'react';

/** Returns the current time, or undefined until hydration. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  // Uses a transition so that rendering again does not block input.
  useEffect(() => startTransition(() => setNow(new Date())), []);
  return now;
}
