import { useEffect, useState } from 'react';

const REST_MS = 250; // a long text takes a while to draw: not between two letters

/** A text as it was when typing last rested. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
