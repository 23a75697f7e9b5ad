import { useEffect, useState } from 'react';

const REST_MS = 250; // a long text takes a while to render: not between two keystrokes

/** Debounces a text: returns its value when typing last paused. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
