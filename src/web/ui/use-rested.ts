import { useEffect, useState } from 'react';

const REST_MS = 250; // A long text takes a while to render, so it must not be rendered between two keystrokes.

/** Debounces a text: returns the value that it had when the user last paused typing. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
